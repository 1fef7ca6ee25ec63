// A picture as it stands still, as TikZ. Its cells are no part of it: they would be an image.
import type { Stroke } from "../../scene/paint.ts";
import type { Still, StillPart, StillPath, StillText } from "../../scene/still.ts";
import { length, type TikzNames } from "./names.ts";
import { pathTikz, tikzPoint } from "./picture.ts";
import { typeset } from "./text.ts";

/** All of it, back to front. */
export function stillTikz(parts: readonly StillPart[], names: TikzNames): string[] {
  return parts.map((part) => {
    switch (part.kind) {
      case "path":
        return pathOf(part, names);
      case "text":
        return textOf(part, names);
      case "cells":
        return "";
    }
  });
}

/** Whether TikZ has all of it. */
export function isTikz({ parts }: Still): boolean {
  return parts.every(({ kind }) => kind !== "cells");
}

function pathOf({ d, fill, opacity, stroke }: StillPath, names: TikzNames): string {
  const options = [
    ...(fill ? [`fill=${names.colour(fill)}`] : []),
    ...(opacity === undefined ? [] : [`fill opacity=${opacity}`]),
    ...(stroke ? [penOf(stroke, names)] : []),
  ];
  return `\\path[${options.join(",")}]${pathTikz(d)};`;
}

function penOf(stroke: Stroke, names: TikzNames): string {
  const opacity = stroke.opacity === undefined ? "" : `,draw opacity=${stroke.opacity}`;
  return `${names.pen(stroke)},line cap=butt${opacity}`;
}

const ANCHORS = { start: "base west", middle: "base", end: "base east" } as const;

function textOf({ text, x, y, anchor, size, fill, isBold }: StillText, names: TikzNames): string {
  if (text === "") return "";
  // The letters of TeX are so high in points; a pixel is three quarters of one.
  const letters = `\\fontsize{${length(size)}}{${length(size * 1.2)}}\\selectfont${isBold ? "\\bfseries" : ""}`;
  return `\\node[mex text,anchor=${ANCHORS[anchor]},text=${names.colour(fill)},font=\\sffamily${letters}]at${tikzPoint({ x, y })}{${typeset(text)}};`;
}
