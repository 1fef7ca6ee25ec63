/**
 * Figures without a browser: a link of the page in, the text of a file out. For static sites, scripts and the command line, in
 * Node 20.16 or later.
 *
 * @example
 * import { figure } from "mexplorer/figure";
 * const answer = await figure("nim(1,2,3)?color=outcome&hide=values");
 * if (answer.ok) console.log(answer.value.startsWith("<svg")); // true
 */
import type { RequestError } from "./src/solver/wire.ts";

/**
 * What a figure can be written as: SVG, SVG in which the positions get their values one after another, TikZ, DOT, and the
 * positions with their values as CSV or JSON; and `<mex-graph>` with its picture inside, for a page.
 */
export type Format = "svg" | "animated" | "tikz" | "dot" | "csv" | "json" | "element";

/**
 * How a figure is written; all of it may be left out.
 *
 * @example
 * const options: FigureOptions = { language: "zh", theme: "dark", width: 480 };
 */
export interface FigureOptions {
  /** Of a link that names none; English by default. */
  language?: "en" | "zh";
  /** "auto" follows the reader's system, in an SVG; light by default. */
  theme?: "auto" | "light" | "dark";
  /**
   * The place that the picture is laid out for, in pixels; 640 wide by default, and where no height is given as high as a figure in
   * such a column. The file is as large as what is drawn.
   */
  width?: number;
  height?: number;
  /** Whether the selected position is marked with its moves, and whether there is paper behind the picture; both by default. */
  hasSelection?: boolean;
  hasPaper?: boolean;
  /** Of a moving SVG: from which step of the labelling to which. */
  from?: number;
  to?: number;
  /** Of TikZ: a part for a document that there is, rather than a document of its own; of an element: without the script, for a page that has it. */
  isFragment?: boolean;
  /** The address of the page that the file names as its source, such as "https://example.org/mexplorer/"; none by default. An
   * element has its script from there, without it from beside the page that it is in. */
  address?: string;
}

/** What is wrong with a link: as the solver says it, "unknown-position" of every position in it that cannot be reached. */
export type LinkFault = RequestError;

/**
 * There is nothing to draw, or no table, because the graph is too large; or the link shows another view, `got`, of which there is no such
 * picture; or there is no such format.
 */
export type NoFile =
  | { code: "no-picture"; field: "link" | "view"; got: string }
  | { code: "unknown-format"; field: "format"; got: string };

/**
 * A file, or why there is none; faults are values, as everywhere in this package. The sentence is for the reader, in the language of the
 * figure.
 */
export type FigureAnswer =
  | { ok: true; value: string; error?: undefined }
  | { ok: false; error: (LinkFault | NoFile) & { sentence: string }; value?: undefined };

/**
 * A figure as SVG. The same link and options always give the same text. Like the page, it passes over fields of a link that
 * mean nothing.
 *
 * @example
 * const answer = await figure("wythoff(3,5)", { theme: "dark" });
 */
export function figure(link: string, options?: FigureOptions): Promise<FigureAnswer>;

/**
 * A figure in any of the formats.
 *
 * @example
 * const answer = await write("csv", "nim(3,4,5)");
 */
export function write(format: Format, link: string, options?: FigureOptions): Promise<FigureAnswer>;
