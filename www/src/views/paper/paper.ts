// Paper, and the room that it has for pictures. Lengths are in millimetres.
import { textWidth, FONT_SIZE } from "../../scene/text.ts";
import type { Size } from "../../scene/shapes.ts";

export const PAPERS = ["a4", "letter"] as const;
export type Paper = (typeof PAPERS)[number];

const UPRIGHT: Readonly<Record<Paper, Size>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** Around all that stands on a page. Few printers come closer to the edge. */
export const PAGE_MARGIN_MM = 13;
/** The name of the game, the lines for name and date, and a code of the link. */
const HEAD = 17;
/** From one line of the rule or the task to the next. */
const LINE = 5.2;
/** An em of them. */
const EM = 3.7;
/** Above the task, and between it and the picture. */
const SPACE = 8;
/** Where the sheet comes from. */
const FOOT = 8;
/** Between two pictures on a page, and above each of them its start. */
export const BETWEEN = 6;
const CAPTION = 7;

/** A page of paper, upright or wide. */
export function pageSize(paper: Paper, isWide: boolean): Size {
  const { width, height } = UPRIGHT[paper];
  return isWide ? { width: height, height: width } : { width, height };
}

/** The room for each of so many pictures below these paragraphs: one below the other, on a wide page side by side. */
export function roomFor(pictures: 1 | 2, page: Size, isWide: boolean, paragraphs: readonly string[]): Size {
  const width = page.width - 2 * PAGE_MARGIN_MM;
  const lines = paragraphs.reduce((lines, text) => lines + linesOf(text, width), 0);
  const height = page.height - 2 * PAGE_MARGIN_MM - HEAD - lines * LINE - SPACE - FOOT;
  if (pictures === 1) return { width, height };
  return isWide
    ? { width: (width - BETWEEN) / 2, height: height - CAPTION }
    : { width, height: (height - BETWEEN) / 2 - CAPTION };
}

/** How many lines a paragraph takes, rather one too many than one too few. */
function linesOf(text: string, width: number): number {
  return Math.ceil((1.05 * EM * textWidth(text)) / FONT_SIZE / width);
}
