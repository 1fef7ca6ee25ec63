import type { BareExploration, PositionGraph } from "../../../model/graph/positionGraph.ts";
import type { Cell } from "../../kit/tiles/placed.ts";
import { positionByKey } from "../arrowKeys.ts";
import type { Mosaic } from "./mosaic.ts";

/**
 * Where an arrow key leads in a large graph: along a move where the layers follow one another that way, and else to the next
 * position of the same line of cells.
 */
export function farStep(
  key: string,
  from: number,
  graph: PositionGraph,
  { direction, x, y }: Pick<BareExploration, "direction" | "x" | "y">,
  mosaic: Mosaic,
): number | undefined {
  const beside = BESIDE[direction][key];
  if (!beside) return positionByKey(key, from, graph, { direction, x, y });
  const cell = mosaic.cellOf(from);
  return nextIn(cell, beside, mosaic);
}

const BESIDE: Record<BareExploration["direction"], Record<string, Cell>> = {
  down: { ArrowLeft: { row: 0, column: -1 }, ArrowRight: { row: 0, column: 1 } },
  right: { ArrowUp: { row: -1, column: 0 }, ArrowDown: { row: 1, column: 0 } },
};

function nextIn({ row, column }: Cell, step: Cell, mosaic: Mosaic): number | undefined {
  let cell = { row: row + step.row, column: column + step.column };
  while (cell.row >= 0 && cell.column >= 0 && cell.row < mosaic.rows && cell.column < mosaic.columns) {
    const position = mosaic.positionAt(cell);
    if (position !== undefined) return position;
    cell = { row: cell.row + step.row, column: cell.column + step.column };
  }
  return undefined;
}
