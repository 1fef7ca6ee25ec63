// Shapes of pictures for files: moved to their places, and the sentences among them.
import { piecesOf, short } from "../../exports/path.ts";
import type { Locale } from "../../messages/locale.ts";
import { FONT_SIZE, textWidth } from "../../scene/text.ts";
import type { Point, Size } from "../../scene/shapes.ts";
import type { StillShape, StillText } from "../../scene/still.ts";

/** Where the origin of what is placed comes to be, and how much larger it becomes. */
export interface Placing extends Point {
  scale: number;
}

/** Shapes and texts somewhere else, with lines and letters as much larger as all of it. */
export function placed(parts: readonly StillShape[], placing: Placing): StillShape[] {
  const { x, y, scale } = placing;
  return parts.map((part): StillShape => {
    if (part.kind === "text")
      return { ...part, x: x + scale * part.x, y: y + scale * part.y, size: scale * part.size };
    const { stroke } = part;
    const dash = stroke?.dash?.split(" ").map((length) => short(scale * Number(length)));
    const drawn = stroke && {
      ...stroke,
      width: scale * stroke.width,
      ...(dash && { dash: dash.join(" ") }),
    };
    return { ...part, d: placedPath(part.d, placing), ...(drawn && { stroke: drawn }) };
  });
}

/** Path data somewhere else. */
export function placedPath(path: string, { x, y, scale }: Placing): string {
  const at = (point: Point): string => `${short(x + scale * point.x)},${short(y + scale * point.y)}`;
  return piecesOf(path)
    .map((piece) => {
      switch (piece.kind) {
        case "move":
          return `M${at(piece.to)}`;
        case "line":
          return `L${at(piece.to)}`;
        case "curve":
          return `C${at(piece.first)} ${at(piece.second)} ${at(piece.to)}`;
        case "close":
          return "Z";
      }
    })
    .join("");
}

/** Files have the letters of whoever looks at them, some of which are so much wider than those of the page. */
const WIDEST = 1.12;

/** How wide a text is in letters of a size, whatever font there is. */
export function widthOf(text: string, size: number): number {
  return (WIDEST * textWidth(text) * size) / FONT_SIZE;
}

/** What shapes and texts take up, with the widths of their lines. */
export function boundsOf(parts: readonly StillShape[]): Size & { left: number; top: number } {
  const [across, along]: [number[], number[]] = [[], []];
  const add = ({ x, y }: Point, around: number): void => {
    across.push(x - around, x + around);
    along.push(y - around, y + around);
  };
  for (const part of parts) {
    if (part.kind === "path")
      for (const piece of piecesOf(part.d))
        for (const point of piece.kind === "curve" ? [piece.first, piece.second, piece.to] : [piece.to])
          add(point, (part.stroke?.width ?? 0) / 2);
    if (part.kind === "text") {
      const { text, x, y, anchor, size } = part;
      const width = widthOf(text, size);
      const left = x - { start: 0, middle: width / 2, end: width }[anchor];
      add({ x: left, y: y - size }, 0);
      add({ x: left + width, y: y + size / 4 }, 0);
    }
  }
  if (across.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
  const [left, top] = [Math.min(...across), Math.min(...along)];
  return { left, top, width: Math.max(...across) - left, height: Math.max(...along) - top };
}

/** From a line of a sentence to the next, in units of the size of its letters. */
const LEADING = 1.45;

/** A sentence in lines, none wider than the room that there is, and how high they are together. */
export function sentence(
  text: string,
  { x, y }: Point,
  room: number,
  style: Pick<StillText, "size" | "fill"> & Partial<StillText>,
): { parts: StillText[]; height: number } {
  const { size } = style;
  const lines = inLines(text, room, size);
  return {
    parts: lines.map((line, index) => ({
      kind: "text",
      text: line,
      x,
      y: y + size * (1 + LEADING * index),
      anchor: "start",
      ...style,
    })),
    height: lines.length * LEADING * size,
  };
}

/** What a picture shows, and what is said below it, as its description says both. */
export function described(shown: string, says: string, { stop }: Pick<Locale, "stop">): string {
  return `${shown}${stop}${says}`;
}

/** A Chinese character or a word in letters, with the marks that end it and the blanks behind. */
const WORDS =
  /[（“]?(?:[\u2e80-\u2fff\u3003-\u9fff]|[^\s\u2e80-\u9fff，；：）！？]+)[，。、；：）”！？]*\s*|\S\s*/gu;

/** A text is broken behind a blank, and between Chinese characters, but not before a mark that ends something. */
function inLines(text: string, room: number, size: number): string[] {
  const words = text.match(WORDS) ?? [];
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || widthOf((last + word).trimEnd(), size) > room) lines.push(word);
    else lines[lines.length - 1] = last + word;
  }
  return lines.map((line) => line.trimEnd());
}
