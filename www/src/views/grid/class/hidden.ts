import { requestOf } from "../../../model/opening/request.ts";
import { isLabelKnown, reveal } from "../../../model/reveal.ts";
import { knownGraph, type State } from "../../../model/state.ts";
import type { Store } from "../../../model/store.ts";
import type { Value } from "../../../model/values.ts";
import { capColours, textOnFill } from "../../../scene/palette.ts";
import type { Cells } from "../../../solver/wire.ts";
import type { Cell } from "../../picture/tiles/placed.ts";
import type { Atlas, Leaf, Plan } from "../atlas.ts";
import type { PageColours } from "../../kit/cells/look.ts";
import type { Faces } from "../mask.ts";
import { openFill } from "../../kit/cells/open.ts";
import { writerOf } from "../source.ts";

/** Of more cells nobody shows one after the other. */
export const MOST_HIDDEN = 10_000;

/** The cells of a grid whose values are hidden: each shows its own when its position does. */
export class Hidden {
  readonly #store: Store;
  readonly #atlas: Atlas;
  readonly #changed: () => void;
  #leaf: Leaf | undefined;
  #key = "";
  #cells: Cells | undefined;
  #labels: string[] = [];

  constructor(store: Store, atlas: Atlas, changed: () => void) {
    this.#store = store;
    this.#atlas = atlas;
    this.#changed = changed;
  }

  /** The cells, once they have come; there are few enough to be shown one after the other. */
  get cells(): Cells | undefined {
    return this.#cells;
  }

  /** The positions of all cells, each once: those nearer to the corner come first. */
  get labels(): readonly string[] {
    return this.#labels;
  }

  /** Whether a position shows its value. */
  isShown(label: string): boolean {
    return isLabelKnown(this.#store.state, label);
  }

  /** Other than before where what is shown is. */
  shownIn(state: State): readonly unknown[] {
    return [this.#cells, reveal.of(state), knownGraph(state)];
  }

  /** Reads the cells of what is shown; the same cells in other colours are not read again. */
  follow(leaf: Leaf | undefined): void {
    this.#leaf = leaf;
    const key = leaf ? keyOf(leaf) : "";
    if (key === this.#key) return;
    this.#key = key;
    this.#cells = undefined;
    this.#labels = [];
    const { rows = 0, columns = 0 } = leaf?.chart ?? {};
    if (!leaf || rows * columns > MOST_HIDDEN) return;
    void this.#atlas.cells(leaf, 0, 0, rows, columns, true).then((cells) => {
      if (this.#key !== key || !cells) return;
      this.#cells = cells;
      this.#labels = ordered(cells);
      this.#changed();
    });
  }

  label({ row, column }: Cell): string | undefined {
    const cells = this.#cells;
    return cells && row < cells.rows && column < cells.columns
      ? cells.labels?.[row * cells.columns + column]
      : undefined;
  }

  /** The cells of a position: where its heaps may stand in any order, there may be two. */
  placesOf(label: string): Cell[] {
    const { labels = [], columns = 1 } = this.#cells ?? {};
    return labels.flatMap((each, index) =>
      each === label ? [{ row: Math.floor(index / columns), column: index % columns }] : [],
    );
  }

  rowOf({ row }: Cell): string[] {
    const { labels = [], columns = 0 } = this.#cells ?? {};
    return labels.slice(row * columns, (row + 1) * columns);
  }

  /** What the value of a position is, shown or not: for whoever judges an answer. */
  valueOf(label: string): Value | undefined {
    const index = this.#cells?.labels?.indexOf(label) ?? -1;
    const told = this.#cells?.classes[index];
    if (told === undefined || this.#leaf?.plan.shown.value !== "outcome") return told;
    return told === 0 ? "P" : "N";
  }

  /** What each cell shows; nothing while that is not known of this game. */
  faces(state: State, colours: PageColours, asked: string | undefined, lit: ReadonlySet<string>): Faces {
    const [leaf, cells] = [this.#leaf, this.#cells];
    const isCurrent = state.game && JSON.stringify(requestOf(state.game)) === JSON.stringify(leaf?.plan.game);
    if (!leaf || !cells || !isCurrent) return { columns: 0, faces: [] };
    return shownFaces(leaf.plan, cells, state, colours, { asked, lit });
  }
}

/** What cells of a plan show while values are hidden: those of positions that are shown, and else nothing. */
export function shownFaces(
  plan: Plan,
  { classes, labels = [], columns }: Cells,
  state: State,
  colours: PageColours,
  { asked, lit }: { asked?: string | undefined; lit?: ReadonlySet<string> } = {},
): Faces {
  const write = writerOf({ plan }, state);
  const { value } = plan.shown;
  const open = openFill(colours);
  const faces = Array.from(classes, (each, index) => {
    const label = labels[index] ?? "";
    const ring = lit?.has(label) ? { ring: colours.accent } : undefined;
    if (!isLabelKnown(state, label))
      return { fill: open, ...(label === asked && { text: "?", ink: colours.ink }), ...ring };
    const fill = fillOf(value, each, colours);
    return { fill, text: write(each), ink: textOnFill(fill), ...ring };
  });
  return { columns, faces };
}

/** The class of a cell of a grid whose values are hidden; nothing unless its position is shown. */
export function shownClass({ classes, labels = [] }: Cells, cell: number, state: State): number | undefined {
  return isLabelKnown(state, labels[cell] ?? "") ? classes[cell] : undefined;
}

/** All that the values of a leaf depend on. */
function keyOf({ plan: { game, grid, shown }, key }: Leaf): string {
  return JSON.stringify([game, grid, shown.value, shown.mover, key.endsWith("corner")]);
}

function ordered({ labels = [], columns }: Cells): string[] {
  const size = (index: number): number => Math.floor(index / columns) + (index % columns);
  const indices = Array.from(labels.keys()).sort((one, other) => size(one) - size(other) || one - other);
  return [...new Set(indices.map((index) => labels[index] ?? ""))];
}

function fillOf(value: string, each: number, { ink, nCap }: PageColours): string {
  const isByP = value !== "gameValue" && value !== "winner";
  if (isByP && each === 0) return ink;
  if (value === "outcome") return nCap;
  return capColours(each, isByP ? 0 : "players")?.fill ?? nCap;
}
