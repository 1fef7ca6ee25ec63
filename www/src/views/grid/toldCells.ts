// What may be told of the cells of a grid.
import type { Store } from "../../model/store.ts";
import type { Cells } from "../../solver/wire.ts";
import type { ClassColour } from "../kit/cells/classColour.ts";
import type { Cell, PlacedCells } from "../picture/tiles/placed.ts";
import type { Atlas, Leaf } from "./atlas.ts";
import type { Hidden } from "./class/hidden.ts";
import { readCell, type ReadCell } from "./read.ts";
import { modeOf } from "./slice.ts";

/** Cells with their values, as far as these are not hidden. */
export class ToldCells {
  readonly #store: Store;
  readonly #atlas: Atlas;
  readonly #hidden: Hidden;

  constructor(store: Store, atlas: Atlas, hidden: Hidden) {
    this.#store = store;
    this.#atlas = atlas;
    this.#hidden = hidden;
  }

  /** Knows all of them; absent where something is hidden, and until they have come. */
  get leaf(): Leaf | undefined {
    return modeOf(this.#store.state) === "told" ? this.#atlas.leaf : undefined;
  }

  /** Which of its values is told of each. */
  get of(): ClassColour {
    const { value = "outcome", mover } = this.#atlas.leaf?.plan.shown ?? {};
    return { value, ...(mover !== undefined && { mover }) };
  }

  /** Those in sight; nothing where something is hidden. */
  async within({ rows, columns }: PlacedCells): Promise<Cells | undefined> {
    const { leaf } = this;
    const [down, across] = [rows.to - rows.from, columns.to - columns.from];
    return leaf && this.#atlas.cells(leaf, rows.from, columns.from, down, across);
  }

  /** A cell, without its value while that is hidden; what is hidden and shown meanwhile is minded whenever it is asked. */
  async read(cell: Cell): Promise<(() => ReadCell) | undefined> {
    const read = await readCell(this.#atlas, cell);
    if (!read) return undefined;
    const { told, ...bare } = read;
    return () => (this.#hidden.isShown(read.label) ? { ...bare, told } : bare);
  }
}
