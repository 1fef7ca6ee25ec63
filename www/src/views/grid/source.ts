// The tiles of a grid: painted by the solver, and lettered where its cells are large enough.
import type { State } from "../../model/state.ts";
import { speech } from "../../model/appearance.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import { signsOf } from "../kit/signs.ts";
import type { Source, Window } from "../kit/tiles/source.ts";
import type { Atlas, Leaf } from "./atlas.ts";
import { LEGIBLE, lettered } from "./lettering.ts";

interface Given {
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

export function sourceOf(atlas: Atlas, leaf: Leaf, { rows, columns, version, font, state }: Given): Source {
  const write = writerOf(leaf, state);
  return {
    rows,
    columns,
    version,
    paint: async (window) => {
      const ratio = devicePixelRatio;
      const cell = 1 / window.scale;
      const isLettered = cell / ratio >= LEGIBLE;
      const [image, cells] = await Promise.all([
        atlas.pixels(leaf, window),
        isLettered ? atlas.cells(leaf, ...cellsIn(window)) : undefined,
      ]);
      if (!image) return undefined;
      if (!cells) return createImageBitmap(image);
      const { row, column, columns: across, classes } = cells;
      const texts = Array.from(classes, write);
      const { left, top } = window;
      return lettered({ image, left, top, cell, ratio, row, column, columns: across, texts, font });
    },
  };
}

/** The cells of which a window shows a part: from which row and column on, and how many. */
function cellsIn({ scale, left, top, width, height }: Window): [number, number, number, number] {
  const along = (start: number, length: number): [from: number, count: number] => {
    const from = Math.floor(start * scale);
    return [from, Math.ceil((start + length) * scale) - from];
  };
  const [[row, rows], [column, columns]] = [along(top, height), along(left, width)];
  return [row, column, rows, columns];
}

/** What is written on a cell of a class. */
export function writerOf({ plan }: Leaf, state: State): (value: number) => string {
  const { value, against } = plan.shown;
  const signs = signsOf(wordsOf(state), speech.of(state).language) ?? { P: "P", N: "N" };
  const write = (told: number): string =>
    value === "outcome" ? (told === 0 ? signs.P : signs.N) : String(told);
  // Where two games differ each has a value of its own.
  return against ? (told) => (told === 0 ? "≠" : write(told - 1)) : write;
}
