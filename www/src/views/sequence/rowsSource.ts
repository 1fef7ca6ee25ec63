// The tiles of heaps in rows of one width, each cell in the colour of its class.
import { cellsAt, LEGIBLE, lettered } from "../picture/lettering.ts";
import type { Source, Window } from "../picture/tiles/source.ts";
import { comeOf, type Lane } from "./lane.ts";
import type { Means } from "./means.ts";
import { HATCH } from "./painting.ts";
import { pixelOf } from "../kit/cells/tints.ts";

interface RowsTilesInput {
  lane: Lane;
  width: number;
  version: string;
  font: string;
  /** The colour of what is not told, and that of the hatching of what has not come. */
  open: string;
  shade: string;
}

/** Cells that are larger, in device pixels, have one between them. */
const APART = 8;

export function rowsSource(given: RowsTilesInput): Source {
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

function painted(given: RowsTilesInput, window: Window): ImageData {
  const pixels = new Uint32Array(window.width * window.height);
  if (window.scale <= 1) paintNear(given, window, pixels);
  else if (given.lane.means) paintMeans(given, given.lane.means, window, pixels);
  else paintOpen(given, window, pixels);
  if (comeOf(given.lane) < given.lane.count) hatchMissing(given, window, pixels);
  return new ImageData(new Uint8ClampedArray(pixels.buffer), window.width, window.height);
}

function paintNear(
  { lane, width, open }: RowsTilesInput,
  { scale, left, top, width: across, height }: Window,
  pixels: Uint32Array,
): void {
  const isApart = 1 / scale >= APART;
  const blank = pixelOf(open);
  // Where a cell ends there is a pixel between it and the next.
  const isEdge = (pixel: number): boolean =>
    isApart && Math.floor((pixel + 1) * scale) !== Math.floor(pixel * scale);
  const cellAt = (pixel: number): number => Math.floor(pixel * scale + EXACT);
  for (let y = 0; y < height; y++) {
    if (isEdge(top + y)) continue;
    for (let x = 0; x < across; x++) {
      const column = cellAt(left + x);
      const place = cellAt(top + y) * width + column;
      if (isEdge(left + x) || column >= width || place >= lane.count) continue;
      const class_ = classOf(lane, lane.first + place);
      pixels[y * across + x] = class_ === undefined ? blank : lane.tints.pixel(class_);
    }
  }
}

/** A pixel is many cells, of all of which it has the mean. */
function paintMeans(
  { lane: { first, count }, width }: RowsTilesInput,
  means: Means,
  { scale, left, top, width: across, height }: Window,
  pixels: Uint32Array,
): void {
  const columns = bordersOf(left, across, scale, Math.min(width, count));
  const rows = bordersOf(top, height, scale, Math.ceil(count / width));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < across; x++) {
      const [start = 0, end = 0] = [columns[x], columns[x + 1]];
      for (let row = rows[y] ?? 0; row < (rows[y + 1] ?? 0); row++)
        means.add(first + Math.min(count, row * width + start), first + Math.min(count, row * width + end));
      pixels[y * across + x] = means.take();
    }
}

/**
 * The rows or columns of cells whose middle is in each of some pixels, from one border to the next. The last pixel of the
 * picture has what is left at its edge.
 */
function bordersOf(first: number, pixels: number, scale: number, cells: number): Float64Array {
  const end = Math.ceil(cells / scale);
  return Float64Array.from({ length: pixels + 1 }, (_, place) =>
    first + place < end ? Math.min(cells, Math.max(0, Math.ceil((first + place) * scale - 0.5))) : cells,
  );
}

/** From afar, what is not told but for a few heaps, none of which is lost. */
function paintOpen({ lane, width, open }: RowsTilesInput, window: Window, pixels: Uint32Array): void {
  const { scale, left, top, width: across, height } = window;
  const [columns, rows] = [Math.min(width, lane.count), Math.ceil(lane.count / width)];
  const [right, bottom] = [columns, rows].map((cells) => Math.ceil(cells / scale)) as [number, number];
  for (let y = 0; y < Math.min(height, bottom - top); y++)
    pixels.fill(pixelOf(open), y * across, y * across + Math.max(0, Math.min(across, right - left)));
  const ink = lane.tints.pixel(0);
  for (const [heap, class_] of lane.known ?? []) {
    const place = heap - lane.first;
    const [x, y] = [place % width, Math.floor(place / width)].map((cell) =>
      Math.floor((cell + 0.5) / scale),
    ) as [number, number];
    const at = (y - top) * across + x - left;
    if (place < 0 || place >= lane.count || x < left || x >= left + across || y < top || y >= top + height)
      continue;
    if (!lane.tints.hasInk || pixels[at] !== ink) pixels[at] = lane.tints.pixel(class_);
  }
}

/** What has not come is hatched crosswise. */
function hatchMissing(
  { lane, width, shade }: RowsTilesInput,
  { scale, left, top, width: across, height }: Window,
  pixels: Uint32Array,
): void {
  const come = comeOf(lane);
  const [line, step] = [pixelOf(shade), Math.round(HATCH * devicePixelRatio)];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < across; x++) {
      const [column, row] = [left + x, top + y].map((pixel) => Math.floor((pixel + 0.5) * scale)) as [
        number,
        number,
      ];
      const place = row * width + column;
      if (column >= width || place < come || place >= lane.count) continue;
      const [right, down] = [left + x, top + y];
      const isLine = (right + down) % step === 0 || (right - down) % step === 0;
      pixels[y * across + x] = isLine ? line : 0;
    }
}

/** What fractions may lack. */
const EXACT = 1e-9;

/** What is told of a heap. */
function classOf({ classes, known }: Lane, heap: number): number | undefined {
  return classes ? classes[heap] : known?.get(heap);
}
