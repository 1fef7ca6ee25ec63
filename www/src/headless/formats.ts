import type { Format } from "../../figure.d.ts";

/** What a figure can be written as: the exports that are texts, by their ids. */
const FORMATS: Readonly<Record<Format, true>> = {
  svg: true,
  animated: true,
  tikz: true,
  dot: true,
  csv: true,
  json: true,
  element: true,
};

/** Whether it tells all positions, and does not draw them. */
export function isTable(format: Format): boolean {
  return format === "csv" || format === "json";
}

/** Whether a word names one of the formats. */
export function isFormat(word: string): word is Format {
  return Object.hasOwn(FORMATS, word);
}
