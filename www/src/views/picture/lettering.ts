// Values in the cells of a tile, written once when it comes.
import { textOn } from "../../scene/palette.ts";

import type { Window } from "./tiles/source.ts";

/** A tile, and the cells that it shows. */
interface Lettered {
  image: ImageData;
  /** Where the tile lies, in device pixels from the corner of the picture, and how large a cell is in them. */
  left: number;
  top: number;
  cell: number;
  /** Device pixels of a CSS pixel. */
  ratio: number;
  row: number;
  column: number;
  columns: number;
  /** What is written on each cell, row by row; nothing where it is empty. */
  texts: readonly string[];
  font: string;
}

/** In cells from this side on, in CSS pixels, values are written. */
export const LEGIBLE = 18;
/** The smallest and the largest letters, in CSS pixels. */
const SMALLEST = 10;
const LARGEST = 26;
/** The share of its cell that a letter is high. */
const SHARE = 0.44;
const MARGIN = 2;

export function lettered(tile: Lettered): Promise<ImageBitmap> | ImageBitmap {
  const { image, left, top, cell, ratio, row, column, columns, texts, font } = tile;
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  if (!context) return createImageBitmap(image);
  context.putImageData(image, 0, 0);
  const size = sizeFor(texts, cell / ratio, (letters) => {
    context.font = `${SMALLEST}px ${font}`;
    return context.measureText(letters).width / SMALLEST;
  });
  if (size === undefined) return canvas.transferToImageBitmap();
  context.font = `${size * ratio}px ${font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  texts.forEach((text, index) => {
    if (text === "") return;
    const x = (column + (index % columns) + 0.5) * cell - left;
    const y = (row + Math.floor(index / columns) + 0.5) * cell - top;
    context.fillStyle = inkOn(image, cell, x, y);
    // A digit stands a little above the middle of its line.
    context.fillText(text, x, y + size * ratio * 0.06);
  });
  return canvas.transferToImageBitmap();
}

/** The cells of which a window shows a part: from which row and column on, and how many rows and columns. */
export function cellsAt({ scale, left, top, width, height }: Window): {
  row: number;
  column: number;
  rows: number;
  columns: number;
} {
  const along = (start: number, length: number): [from: number, count: number] => {
    const from = Math.floor(start * scale);
    return [from, Math.ceil((start + length) * scale) - from];
  };
  const [[row, rows], [column, columns]] = [along(top, height), along(left, width)];
  return { row, column, rows, columns };
}

/** So large that the longest of them fits into its cell; nothing where none could be read. */
export function sizeFor(
  texts: readonly string[],
  cell: number,
  widthOf: (text: string) => number,
): number | undefined {
  const longest = texts.reduce((long, text) => (text.length > long.length ? text : long), "");
  if (longest === "") return undefined;
  const fitting = (cell - 2 * MARGIN) / widthOf(longest);
  const size = Math.min(LARGEST, cell * SHARE, fitting);
  return size >= SMALLEST ? size : fitting >= SMALLEST ? SMALLEST : undefined;
}

/** Black or white, whichever stands out on a cell, of which the tile may have a part alone: `x` and `y` are its middle. */
function inkOn({ data, width, height }: ImageData, cell: number, x: number, y: number): string {
  // Away from the line between cells.
  const half = Math.max(0, cell / 2 - 3);
  const within = (middle: number, length: number): number =>
    Math.round(
      Math.min(Math.min(length - 1, middle + half), Math.max(0, middle - half, Math.min(middle, length - 1))),
    );
  const start = 4 * (within(y, height) * width + within(x, width));
  return textOn([...data.subarray(start, start + 3)]);
}
