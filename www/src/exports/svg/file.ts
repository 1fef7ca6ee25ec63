import type { Size } from "../../scene/shapes.ts";
import type { Caption } from "../caption.ts";
import type { Provenance } from "../provenance.ts";
import { FILE_MARGIN } from "../drawing.ts";
import { short } from "../path.ts";
import { element, escaped, type SvgColours } from "./markup.ts";

/** The page's own, of which every system has one. Names that need no quotation marks are written without any. */
const FONTS =
  "system-ui, -apple-system, Segoe UI, Roboto, Helvetica Neue, Noto Sans, Arial, PingFang SC, Microsoft YaHei, Noto Sans CJK SC, sans-serif";

/** How large the file of a picture is, in pixels: whole ones. */
export function sizeOf({ width, height }: Size): Size {
  return { width: Math.ceil(width + 2 * FILE_MARGIN), height: Math.ceil(height + 2 * FILE_MARGIN) };
}

/** What is drawn is in it, in pixels of the picture. */
export interface FileBox extends Size {
  left: number;
  top: number;
}

/** What is written down. */
interface Content extends FileBox {
  caption: Caption;
  provenance: Provenance;
  /** The shapes, as markup. */
  shapes: string;
  /** Rules beside those of the colours. */
  style?: string;
}

/**
 * A whole file: no scripts, no fonts, nothing from elsewhere. It has no ids, so that several of them can stand in one
 * page, and its colours are attributes, which programs know that read no style sheets.
 */
export function svgFile(
  { left, top, width, height, caption, provenance, shapes, style = "" }: Content,
  colours: SvgColours,
  hasPaper: boolean,
): string {
  const { width: wide, height: high } = sizeOf({ width, height });
  const box = [left - FILE_MARGIN, top - FILE_MARGIN, wide, high];
  const [x = 0, y = 0] = box;
  const paper = hasPaper
    ? element("rect", { x, y, width: wide, height: high, ...colours.fill("paper") })
    : "";
  const rules = colours.style + style;
  return `${element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: box.map(short).join(" "),
      width: wide,
      height: high,
      // What has parts with names is walked through like a document; else it is one picture.
      role: shapes.includes(' role="img"') ? "graphics-document document" : "img",
      "font-family": FONTS,
      "font-size": 13,
      "text-anchor": "middle",
    },
    [
      "",
      element("title", {}, escaped(caption.title)),
      element("desc", {}, escaped(caption.description)),
      element("metadata", {}, escaped(JSON.stringify(provenance))),
      ...(rules === "" ? [] : [element("style", {}, escaped(rules))]),
      ...(paper === "" ? [] : [paper]),
      shapes,
      "",
    ].join("\n"),
  )}\n`;
}
