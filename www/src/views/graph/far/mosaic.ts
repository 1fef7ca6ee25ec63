// The cells of a graph that is too large for a node to each position: where they are, and which class each has.
import type { Outcome } from "../../../solver/wire.ts";
import type { BareExploration } from "../../../model/graph/positionGraph.ts";
import type { ToldValues } from "../../../model/graph/toldValues.ts";
import type { Colouring, Value } from "../../../model/values.ts";
import type { Cell, PlacedCells } from "../../picture/tiles/placed.ts";

/** The class of a cell that no position has. */
export const NO_CLASS = 65_535;

/** Cells from the first row and column to the one after the last. */
export type Range = Pick<PlacedCells, "columns" | "rows">;

/** Positions in cells, one to a position. */
export class Mosaic {
  readonly columns: number;
  readonly rows: number;
  readonly #exploration: BareExploration;
  /** By cell, row by row: a position, or −1. */
  readonly #positions: Int32Array;

  constructor(exploration: BareExploration) {
    this.#exploration = exploration;
    this.columns = exploration.width;
    this.rows = exploration.height;
    this.#positions = new Int32Array(this.columns * this.rows).fill(-1);
    for (let position = 0; position < exploration.positionCount; position++)
      this.#positions[this.#placeOf(position)] = position;
  }

  cellOf(position: number): Cell {
    const { x, y } = this.#exploration;
    return { row: Math.floor(y[position] ?? 0), column: Math.floor(x[position] ?? 0) };
  }

  positionAt({ row, column }: Cell): number | undefined {
    const position = this.#positions[row * this.columns + column] ?? -1;
    return position < 0 ? undefined : position;
  }

  /** The positions of which something is in sight, of so many at most; nothing where there are more. */
  within({ columns, rows }: Range, most: number): number[] | undefined {
    const found: number[] = [];
    for (let row = rows.from; row < rows.to; row++)
      for (let column = columns.from; column < columns.to; column++) {
        const position = this.positionAt({ row, column });
        if (position === undefined) continue;
        if (found.length === most) return undefined;
        found.push(position);
      }
    return found;
  }

  /** How many positions are in sight. */
  count(range: Range): number {
    return this.within(range, Infinity)?.length ?? 0;
  }

  /** A class for each cell, row by row. */
  classes(classOf: (position: number) => number): Uint16Array {
    const classes = new Uint16Array(this.#positions.length).fill(NO_CLASS);
    for (let position = 0; position < this.#exploration.positionCount; position++)
      classes[this.#placeOf(position)] = Math.min(NO_CLASS - 1, classOf(position));
    return classes;
  }

  #placeOf(position: number): number {
    const { row, column } = this.cellOf(position);
    return row * this.columns + column;
  }
}

/** The classes of a draw and of an infinite value that is none, where numbers have their own. */
export const DRAWN = 65_533;
export const INFINITE = 65_532;

/** The class of a value: outcomes have 0, 1 and 2, numbers are their own; one that is hidden has that of an empty cell. */
function classOf(value: Value | undefined): number {
  if (typeof value === "string") return value === "∞" ? DRAWN : OUTCOMES.indexOf(value);
  return value ?? NO_CLASS;
}

const OUTCOMES: readonly Outcome[] = ["P", "N", "D"];

/** The classes of all positions of a graph, as a colouring has them. */
export function valueClasses(told: ToldValues, colouring: Colouring): (position: number) => number {
  return (position) => {
    const value = told.value(position, colouring);
    if (value === "∞") return told.outcome(position) === "D" ? DRAWN : INFINITE;
    return value === "D" && colouring !== "outcome" ? DRAWN : classOf(value);
  };
}
