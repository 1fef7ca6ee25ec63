// A painter without haste, to compare the solver's with: every pixel looks at all of its cells.
import type { WindowInput } from "../../www/src/solver/api.ts";

type Lab = [lightness: number, a: number, b: number];

/** A grid with its colours, of which the first is ink. */
export interface Painted {
  rows: number;
  columns: number;
  classes: ArrayLike<number>;
  colours: readonly string[];
  /** The class of cells that are not there. */
  nothing?: number;
}

/** The least share of ink of a pixel in which there is any. */
const LEAST_INK = 0.6;

/** The pixels of a window: four numbers each, row by row. Of a pixel with 8 cells or more across none are told, for there blocks are its cells. */
export function painted(grid: Painted, { cells, pixels, left, top, width, height }: WindowInput): number[] {
  const scale = cells / pixels;
  const all: number[] = [];
  for (let y = top; y < top + height; y++)
    for (let x = left; x < left + width; x++)
      all.push(...(scale <= 1 ? nearby(grid, scale, x, y) : faraway(grid, scale, x, y)));
  return all;
}

function nearby(
  { rows, columns, classes, colours, nothing }: Painted,
  scale: number,
  x: number,
  y: number,
): number[] {
  const cell = (pixel: number): number => Math.floor((pixel + 0.5) * scale);
  const isBetween = (pixel: number): boolean =>
    1 / scale >= 8 && pixel > 0 && cell(pixel) !== cell(pixel - 1);
  if (cell(x) >= columns || cell(y) >= rows || isBetween(x) || isBetween(y)) return [0, 0, 0, 0];
  const found = classes[cell(y) * columns + cell(x)];
  return found === nothing ? [0, 0, 0, 0] : [...rgbOf(colourOf(colours, found)), 255];
}

function faraway(
  { rows, columns, classes, colours, nothing }: Painted,
  scale: number,
  x: number,
  y: number,
): number[] {
  /** The cells whose middle is in a pixel; the last one has what is left at the edge. */
  const within = (pixel: number, count: number): number[] =>
    Array.from({ length: count }, (_, cell) => cell).filter(
      (cell) => Math.min(Math.floor((cell + 0.5) / scale), Math.ceil(count / scale) - 1) === pixel,
    );
  const columnsHere = within(x, columns);
  const all = within(y, rows).flatMap((row) => columnsHere.map((column) => classes[row * columns + column]));
  const here = all.filter((each) => each !== nothing);
  if (here.length === 0) return [0, 0, 0, 0];
  const others = here.filter((each) => each !== 0).map((each) => labOf(rgbOf(colourOf(colours, each))));
  const ink = rgbOf(colourOf(colours, 0));
  if (others.length === 0) return [...ink, 255];
  const mean = [0, 1, 2].map(
    (part) => others.reduce((sum, lab) => sum + (lab[part] ?? 0), 0) / others.length,
  );
  const some = (here.length - others.length) / here.length;
  const share = some === 0 ? 0 : Math.max(LEAST_INK, some);
  const mixed = labOf(ink).map((part, place) => part * share + (mean[place] ?? 0) * (1 - share)) as Lab;
  return [...rgbOfLab(mixed), 255];
}

function colourOf(colours: readonly string[], value = 0): string {
  return colours[Math.min(value, colours.length - 1)] ?? "";
}

export function rgbOf(colour: string): [number, number, number] {
  const part = (place: number): number => parseInt(colour.slice(place, place + 2), 16);
  return [part(1), part(3), part(5)];
}

/** Oklab, as its author has it. */
function labOf(rgb: readonly number[]): Lab {
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function rgbOfLab([lightness, a, b]: Lab): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((light) => {
    const bounded = Math.min(1, Math.max(0, light));
    const share = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
    return Math.round(share * 255);
  });
}
