/**
 * Figures without a browser: a link of the page in, the text of a file out. For static sites, scripts and the command line;
 * one file with the solver inside, for Node 20.16 or later.
 *
 * @example
 * import { figure } from "mexplorer/figure";
 * const answer = await figure("nim(1,2,3)?color=outcome&hide=values");
 * if (answer.ok) await writeFile("nim.svg", answer.value);
 *
 * @module
 */
import { LOOK, type Export } from "../exports/export.ts";
import { EXPORTS } from "../exports/registry.ts";
import type { Language, Theme } from "../model/values.ts";
import { unpackedModule } from "../solver/unpack.ts";
import { opened, type LinkFault } from "./opened.ts";
import { solverHere } from "./solverHere.ts";

export type { LinkFault } from "./opened.ts";

/** What a figure can be written as: the ids of the exports that are texts. */
export type Format = "svg" | "animated" | "tikz" | "dot" | "csv" | "json";

const TEXTS: Readonly<Record<Format, true>> = {
  svg: true,
  animated: true,
  tikz: true,
  dot: true,
  csv: true,
  json: true,
};

/** Whether a word names one of the formats. */
export function isFormat(word: string): word is Format {
  return Object.hasOwn(TEXTS, word);
}

const solver = solverHere(unpackedModule);

/**
 * How a figure is written; all of it may be left out.
 *
 * @example
 * const options: FigureOptions = { language: "zh", theme: "dark", width: 480 };
 */
export interface FigureOptions {
  /** Of a link that names none; English by default. */
  language?: Language;
  /** "auto" follows the reader's system, in an SVG; light by default. */
  theme?: Theme;
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
  /** The address of the page that the file names as its source, such as "https://example.org/mexplorer/"; none by default. */
  address?: string;
}

/** A file, or why there is none; faults are values, as everywhere in this package. */
export type FigureAnswer = { ok: true; value: string } | { ok: false; error: LinkFault | NoPicture };

/** There is nothing to draw, or no table: the graph is too large, or the format is not known. */
export interface NoPicture {
  code: "no-picture" | "unknown-format";
  field: "link" | "format";
  got: string;
}

/**
 * A figure as SVG. The same link and options always give the same text.
 *
 * @example
 * const answer = await figure("wythoff(3,5)", { theme: "dark" });
 */
export function figure(link: string, options: FigureOptions = {}): Promise<FigureAnswer> {
  return write("svg", link, options);
}

/**
 * A figure in any of the formats: SVG, SVG that moves step by step, TikZ, DOT, and the positions with their values as CSV
 * or JSON.
 *
 * @example
 * const answer = await write("csv", "nim(3,4,5)");
 */
export async function write(
  format: Format,
  link: string,
  options: FigureOptions = {},
): Promise<FigureAnswer> {
  const kind: Export | undefined = isFormat(format) ? EXPORTS.find(({ id }) => id === format) : undefined;
  if (!kind) return { ok: false, error: { code: "unknown-format", field: "format", got: format } };
  const { width = 640, height = 480, language, theme = LOOK.theme, address = "" } = options;
  const shown = await opened(solver, link.replace(/^[^#]*#/, ""), { width, height }, language, address);
  if (shown.fault) return { ok: false, error: shown.fault };
  if (!kind.applies(shown)) return { ok: false, error: { code: "no-picture", field: "link", got: link } };
  const { hasSelection = true, hasPaper = true, from = 0, to = Infinity, isFragment = false } = options;
  const written = kind.write(shown, { ...LOOK, theme, hasSelection, hasPaper, from, to, isFragment });
  return { ok: true, value: await (typeof written === "string" ? written : (await written).text()) };
}
