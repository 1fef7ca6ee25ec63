// The tiles of a grid: painted by the solver, and lettered where its cells are large enough.
import type { State } from "../../model/state.ts";
import { cellsAt, LEGIBLE, lettered } from "../picture/lettering.ts";
import { writingOf } from "../kit/cells/writing.ts";
import type { Source } from "../picture/tiles/source.ts";
import type { Atlas, Leaf } from "./atlas.ts";

interface GridTilesInput {
  rows: number;
  columns: number;
  version: string;
  font: string;
  state: State;
}

/** Tiles on which nothing is painted. */
export function blank(rows: number, columns: number, version: string): Source {
  return {
    rows,
    columns,
    version,
    paint: ({ width, height }) => createImageBitmap(new ImageData(width, height)),
  };
}

export function gridSource(
  atlas: Atlas,
  leaf: Leaf,
  { rows, columns, version, font, state }: GridTilesInput,
): Source {
  const write = writerOf(leaf, state);
  return {
    rows,
    columns,
    version,
    paint: async (window) => {
      const ratio = devicePixelRatio;
      const cell = 1 / window.scale;
      const isLettered = cell / ratio >= LEGIBLE;
      const { row, column, rows: down, columns: across } = cellsAt(window);
      const [image, cells] = await Promise.all([
        atlas.pixels(leaf, window),
        isLettered ? atlas.cells(leaf, row, column, down, across) : undefined,
      ]);
      if (!image) return undefined;
      if (!cells) return createImageBitmap(image);
      const texts = Array.from(cells.classes, write);
      const { left, top } = window;
      return lettered({ image, left, top, cell, ratio, row, column, columns: across, texts, font });
    },
  };
}

/** What is written on a cell of a class. */
export function writerOf({ plan }: Pick<Leaf, "plan">, state: State): (value: number) => string {
  const write = writingOf(state, plan.shown);
  // Where two games differ each has a value of its own.
  return plan.shown.against ? (told) => (told === 0 ? "≠" : write(told - 1)) : write;
}
