// The tiles of heaps in rows of one width, each cell in the colour of its class.
import { cellsAt, LEGIBLE, lettered } from "../kit/cells/lettering.ts";
import type { Source, Window } from "../kit/tiles/source.ts";
import type { Lane } from "./lane.ts";
import { Mean, pixelOf } from "./tints.ts";

interface Given {
  lane: Lane;
  width: number;
  version: string;
  font: string;
  /** The colour of what is not told. */
  open: string;
}

/** Cells that are larger, in device pixels, have one between them. */
const APART = 8;
/** So many cells of a pixel are looked at along each side. */
const SAMPLES = 4;

export function rowsSource(given: Given): Source {
  const { lane, width, version } = given;
  return {
    columns: Math.min(width, lane.count),
    rows: Math.ceil(lane.count / width),
    version,
    paint: async (window) => {
      const image = painted(given, window);
      const cell = 1 / window.scale;
      if (cell / devicePixelRatio < LEGIBLE || !(lane.classes ?? lane.known)) return createImageBitmap(image);
      const { left, top } = window;
      const { row, column, rows, columns } = cellsAt(window);
      const texts = Array.from({ length: rows * columns }, (_, index) => {
        const [down, across] = [row + Math.floor(index / columns), column + (index % columns)];
        const place = down * width + across;
        const class_ = across < width && place < lane.count ? classOf(lane, lane.first + place) : undefined;
        return class_ === undefined ? "" : lane.write(class_);
      });
      return lettered({
        image,
        left,
        top,
        cell,
        ratio: devicePixelRatio,
        row,
        column,
        columns,
        texts,
        font: given.font,
      });
    },
  };
}

function painted(
  { lane, width, open }: Given,
  { scale, left, top, width: across, height }: Window,
): ImageData {
  const pixels = new Uint32Array(across * height);
  const mean = new Mean();
  const isApart = 1 / scale >= APART;
  const blank = pixelOf(open);
  const step = Math.max(1, scale / SAMPLES);
  const at = (row: number, column: number): number | undefined => {
    const place = row * width + column;
    if (column >= width || place >= lane.count) return undefined;
    const class_ = classOf(lane, lane.first + place);
    return class_ === undefined ? blank : lane.tints.pixel(class_);
  };
  // Where a cell ends there is a pixel between it and the next.
  const isEdge = (pixel: number): boolean =>
    isApart && Math.floor((pixel + 1) * scale) !== Math.floor(pixel * scale);
  for (let y = 0; y < height; y++) {
    if (isEdge(top + y)) continue;
    for (let x = 0; x < across; x++) {
      if (isEdge(left + x)) continue;
      const [row, column] = [(top + y) * scale, (left + x) * scale];
      if (scale <= 1) {
        pixels[y * across + x] = at(Math.floor(row + EXACT), Math.floor(column + EXACT)) ?? 0;
        continue;
      }
      let count = 0;
      for (let down = row; down < row + scale; down += step)
        for (let right = column; right < column + scale; right += step) {
          const pixel = at(Math.floor(down), Math.floor(right));
          if (pixel === undefined) continue;
          mean.add(pixel);
          count++;
        }
      if (count > 0) pixels[y * across + x] = mean.take();
    }
  }
  return new ImageData(new Uint8ClampedArray(pixels.buffer), across, height);
}

/** What fractions may lack. */
const EXACT = 1e-9;

/** What is told of a heap. */
function classOf({ classes, known }: Lane, heap: number): number | undefined {
  return classes ? classes[heap] : known?.get(heap);
}
