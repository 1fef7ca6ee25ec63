/**
 * Figures without a browser: a link of the page in, the text of a file out.
 *
 * @example
 * import { figure } from "mexplorer/figure";
 * const answer = await figure("nim(1,2,3)?color=outcome&hide=values");
 * if (answer.ok) await writeFile("nim.svg", answer.value);
 */

/** What a figure can be written as. */
export type Format = "svg" | "animated" | "tikz" | "dot" | "csv" | "json";

/** How a figure is written; all of it may be left out. */
export interface FigureOptions {
  /** Of a link that names none; English by default. */
  language?: "en" | "zh";
  /** "auto" follows the reader's system, in an SVG; light by default. */
  theme?: "auto" | "light" | "dark";
  /** The place that the picture is laid out for, in pixels; 640 × 480 by default. The file is as large as what is drawn. */
  width?: number;
  height?: number;
  /** Whether the selected position is marked with its moves, and whether there is paper behind the picture; both by default. */
  hasSelection?: boolean;
  hasPaper?: boolean;
  /** Of a moving SVG: from which step of the labelling to which. */
  from?: number;
  to?: number;
  /** Of TikZ: a part for a document that there is, rather than a document of its own. */
  isFragment?: boolean;
  /** The address of the page that the file names as its source; none by default. */
  address?: string;
}

/** What was wrong: as the solver says it, a position that cannot be reached, or that there is nothing to draw. */
export interface FigureFault {
  code: string;
  field: string;
  /** Start and end of the fault in the game's notation, in UTF-16 units. */
  span?: [number, number];
  limit?: number;
  got?: string | number;
}

export type FigureAnswer = { ok: true; value: string } | { ok: false; error: FigureFault };

/** A figure as SVG. The same link and options always give the same text. */
export function figure(link: string, options?: FigureOptions): Promise<FigureAnswer>;

/** A figure in any of the formats. */
export function write(format: Format, link: string, options?: FigureOptions): Promise<FigureAnswer>;

/** Whether a word names one of the formats. */
export function isFormat(word: string): word is Format;
