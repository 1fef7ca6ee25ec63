// A legend below the picture of cells in a file.
import { capColours, scaledColours } from "../../../scene/palette.ts";
import { paired, type Paint } from "../../../scene/paint.ts";
import type { Scale, Signs } from "../../../scene/shapes.ts";
import { rectangle, type StillPart } from "../../../scene/still.ts";
import { FONT_SIZE, textWidth } from "../../../scene/text.ts";
import type { Value } from "../../../model/values.ts";
import type { CellKey } from "./keys.ts";

/** A piece of it, so wide in pixels; its parts are drawn from its left edge and the middle of its line on. */
interface Piece {
  width: number;
  parts: (left: number, middle: number) => StillPart[];
}

/** How large badges and bars are, as in controls.css and pictured.css. */
const BADGE = 24;
const CORNER = { P: 5, N: 12, D: 9 };
const SWATCH = 16;
const BAR = { width: 120, height: 12, steps: 40 };
/** Between a colour and what it means, between pieces, and from one line to the next. */
const GAP = 5;
const APART = 12;
const LINE = 30;
/** From the middle of a line down to the baseline of its letters. */
const BASELINE = 0.36 * FONT_SIZE;

/** The pieces in a row, or in several where they have no room in one; how wide and high they are together. */
export function keysParts(
  keys: readonly CellKey[],
  number: (value: number) => string,
  { left, top, width }: { left: number; top: number; width: number },
): { parts: StillPart[]; width: number; height: number } {
  const parts: StillPart[] = [];
  let [x, line, widest] = [left, 0, 0];
  for (const [place, key] of keys.entries()) {
    const piece = pieceOf(key, number);
    // Values alone stand close together.
    const isAlone = (each: CellKey | undefined): boolean => each?.kind === "value" && each.says === undefined;
    if (x > left && x + piece.width > left + width) [x, line] = [left, line + 1];
    parts.push(...piece.parts(x, top + (line + 0.5) * LINE));
    widest = Math.max(widest, x + piece.width - left);
    x += piece.width + (isAlone(key) && isAlone(keys[place + 1]) ? GAP : APART);
  }
  return { parts, width: widest, height: keys.length === 0 ? 0 : (line + 1) * LINE };
}

function pieceOf(key: CellKey, number: (value: number) => string): Piece {
  switch (key.kind) {
    case "value": {
      const badge = badgeOf(key.value, key.scale, key.signs);
      return key.says === undefined ? badge : inRow([badge, wordsOf(key.says)]);
    }
    case "scale":
      return inRow([wordsOf(number(key.least)), barOf(key.least, key.largest), wordsOf(number(key.largest))]);
    case "differing":
      return inRow([swatchOf("accent"), wordsOf(key.says)]);
    case "counts":
      return wordsOf(key.says, "muted");
  }
}

function inRow(pieces: readonly Piece[]): Piece {
  const before = (place: number): number =>
    pieces.slice(0, place).reduce((sum, { width }) => sum + width + GAP, 0);
  return {
    width: before(pieces.length) - GAP,
    parts: (left, middle) => pieces.flatMap(({ parts }, place) => parts(left + before(place), middle)),
  };
}

/** A value on its colour, in the shape of its outcome, as badge.ts has it. */
function badgeOf(value: Value, scale: Scale, signs?: Signs): Piece {
  const colours = capColours(value, scale);
  const outcome = value === "D" ? "D" : (value === 0 && !colours) || value === "P" ? "P" : "N";
  const text = String(signs && typeof value === "string" && value !== "∞" ? signs[value] : value);
  const width = Math.max(BADGE, textWidth(text) + 8);
  const [fill, ink]: [Paint, Paint] = colours
    ? [colours.fill as Paint, colours.text as Paint]
    : outcome === "P"
      ? ["ink", "paper"]
      : outcome === "D"
        ? ["d-cap", "ink"]
        : ["n-cap", "on-n-cap"];
  const isBare = text === "" && outcome === "N";
  const box = (left: number, middle: number, inset: number): string =>
    rounded(
      left + inset,
      middle + inset - BADGE / 2,
      width - 2 * inset,
      BADGE - 2 * inset,
      CORNER[outcome] - inset,
    );
  return {
    width,
    parts: (left, middle) => [
      isBare
        ? { kind: "path", d: box(left, middle, 0.75), stroke: { paint: "node-line", width: 1.5 } }
        : { kind: "path", d: box(left, middle, 0), fill },
      ...written(text, left + width / 2, middle, ink, { anchor: "middle", isBold: true }),
    ],
  };
}

function wordsOf(text: string, fill: Paint = "ink"): Piece {
  return { width: textWidth(text), parts: (left, middle) => written(text, left, middle, fill) };
}

function swatchOf(fill: Paint): Piece {
  return {
    width: SWATCH,
    parts: (left, middle) => [
      { kind: "path", d: rounded(left, middle - SWATCH / 2, SWATCH, SWATCH, 3), fill },
    ],
  };
}

/** The colours of the scale from the least value to the largest, as scaleBar.ts has them. */
function barOf(least: number, largest: number): Piece {
  const { width, height, steps } = BAR;
  return {
    width,
    parts: (left, middle) =>
      Array.from({ length: steps }, (_, step): StillPart => {
        const value = least + ((largest - least) * (step + 0.5)) / steps;
        const [light, dark] = [false, true].map((isDark) => scaledColours(value, largest, isDark).fill);
        const x = Math.round(left) + (step * width) / steps;
        return {
          kind: "path",
          d: rectangle(x, middle - height / 2, width / steps, height),
          fill: paired(light ?? "", dark ?? ""),
        };
      }),
  };
}

function written(
  text: string,
  x: number,
  middle: number,
  fill: Paint,
  { anchor = "start", isBold = false }: { anchor?: "start" | "middle"; isBold?: boolean } = {},
): StillPart[] {
  if (text === "") return [];
  return [{ kind: "text", text, x, y: middle + BASELINE, anchor, size: FONT_SIZE, fill, isBold }];
}

/** The path of a rectangle with round corners. */
function rounded(left: number, top: number, width: number, height: number, radius: number): string {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const arc = (x: number, y: number): string => `a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`;
  return `M${left + radius} ${top}h${across}${arc(1, 1)}v${down}${arc(-1, 1)}h${-across}${arc(-1, -1)}v${-down}${arc(1, -1)}z`;
}
