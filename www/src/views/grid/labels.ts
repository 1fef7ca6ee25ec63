import type { Atlas } from "./atlas.ts";

/** The positions of single cells, which are read when they are wanted. */
export class CellLabels {
  readonly #atlas: Atlas;
  readonly #changed: () => void;
  readonly #known = new Map<string, string | undefined>();

  constructor(atlas: Atlas, changed: () => void) {
    this.#atlas = atlas;
    this.#changed = changed;
  }

  /** The position of a cell; nothing until it has been read. */
  readonly of = (row: number, column: number): string | undefined => {
    const { leaf } = this.#atlas;
    const key = `${leaf?.key} ${row} ${column}`;
    if (leaf && !this.#known.has(key)) {
      this.#known.set(key, undefined);
      void this.#atlas.cells(leaf, row, column, 1, 1, true).then((cells) => {
        this.#known.set(key, cells?.labels?.[0]);
        this.#changed();
      });
    }
    return this.#known.get(key);
  };
}
