// A picture as it stands still, as SVG.
import { colourOf } from "../../scene/paint.ts";
import { PLACES } from "../../scene/cellPlaces.ts";
import type {
  CellAnswers,
  PositionAnswer,
  StillAnswers,
  StillCells,
  StillPart,
  StillPath,
  StillText,
} from "../../scene/still.ts";
import { short, shortPath } from "../path.ts";
import { cellsPng } from "../png/file.ts";
import { element, escaped, type SvgColours } from "./markup.ts";

/** All of it, back to front. */
export function stillSvg(parts: readonly StillPart[], colours: SvgColours): string {
  return parts.map((part) => partSvg(part, colours)).join("\n");
}

function partSvg(part: StillPart, colours: SvgColours): string {
  switch (part.kind) {
    case "path":
      return pathSvg(part, colours);
    case "text":
      return textSvg(part, colours);
    case "cells":
      return cellsSvg(part, colours);
  }
}

function pathSvg({ d, fill, opacity, stroke }: StillPath, colours: SvgColours): string {
  const [filled, lined] = [fill && colours.fill(fill), stroke && colours.line(stroke)];
  return element("path", {
    d: shortPath(d),
    ...(filled ?? { fill: "none" }),
    "fill-opacity": opacity,
    ...lined,
    // One class cannot say both colours of a shape.
    class: [filled?.["class"], lined?.["class"]].filter(Boolean).join(" "),
  });
}

function textSvg({ text, x, y, anchor, size, fill, isBold }: StillText, colours: SvgColours): string {
  const attributes = {
    x,
    y,
    ...colours.fill(fill),
    "font-size": size,
    "font-weight": isBold ? 600 : undefined,
    // That of the whole file.
    "text-anchor": anchor === "middle" ? undefined : anchor,
  };
  return text === "" ? "" : element("text", attributes, escaped(text));
}

function cellsSvg(cells: StillCells, colours: SvgColours): string {
  const { left, top, width, height, paints } = cells;
  const isOne = paints.every((paint) => !paint || colourOf(paint, "light") === colourOf(paint, "dark"));
  const shades = isOne ? colours.shades.slice(0, 1) : colours.shades;
  return shades
    .map((shade) =>
      element("image", {
        ...{ x: left, y: top, width, height },
        ...(shades.length > 1 && colours.by(shade)),
        preserveAspectRatio: "none",
        "image-rendering": "pixelated",
        href: `data:image/png;base64,${base64(cellsPng(cells, shade))}`,
      }),
    )
    .join("\n");
}

/** So many bytes are written at a time: a call takes only so many arguments. */
const STEP = 0x6000;

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += STEP)
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + STEP)));
  return text;
}

/** What it says to whoever points at it, as elements/stillPicture.ts reads it. */
export function answersSvg(answers: readonly StillAnswers[]): string {
  return answers
    .map((each) => (each.kind === "cells" ? cellAnswersSvg(each) : positionAnswerSvg(each)))
    .join("\n");
}

function cellAnswersSvg(answers: CellAnswers): string {
  const { left, top, width, height, columns, first, label, areOwn, told, places } = answers;
  return element("g", {
    "data-cells": [left, top, width, height, columns, first].map(short).join(" "),
    "data-form": label.form,
    "data-order": label.order,
    "data-other": areOwn ? undefined : "yes",
    "data-told": told.join("|"),
    "data-places": PLACES.written(places, told.length),
  });
}

function positionAnswerSvg({ left, top, width, height, label, told }: PositionAnswer): string {
  const box = { x: -width / 2, y: -height / 2, width, height, fill: "none" };
  return element(
    "g",
    {
      transform: `translate(${short(left + width / 2)},${short(top + height / 2)})`,
      role: "img",
      "data-at": label,
    },
    element("title", {}, escaped(told)) + element("rect", box),
  );
}
