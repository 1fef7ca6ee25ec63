// What a position is made of as shapes, with what files draw of each part.
import type { Miniature, Point, Size } from "../../scene/shapes.ts";
import type { StillShape, StillText } from "../../scene/still.ts";
import { boundsOf, placed, widthOf, type Placing } from "../kit/placed.ts";
import { miniatureParts } from "../picture/graphParts.ts";
import type { Sketcher, Sketches } from "./board.ts";
import type { PlacedPart } from "./parts.ts";

/** How positions of each kind are drawn in files; all come with what draws that. */
export const SKETCHES: Readonly<Record<string, Sketcher>> = Object.fromEntries(
  Object.entries(import.meta.glob<Sketcher>("./*/sketch.ts", { eager: true, import: "sketch" })).map(
    ([file, sketch]) => [file.slice("./".length, -"/sketch.ts".length), sketch],
  ),
);

/** A part of the position with what it was at the start. */
export interface StartedPart {
  now: PlacedPart;
  start: PlacedPart;
}

/** What drawings are to fill, how much larger they may be, the letters between them, and what is between these and the drawings. */
interface PartsRoom extends Size {
  scale: { least: number; most: number };
  letters: number;
  gap: number;
}

/** All parts beside one another; nothing where one of them has no drawing. */
export function drawnSideBySide(parts: readonly StartedPart[], room: PartsRoom): StillShape[] | undefined {
  const drawn = parts.map(sketched).filter((sketch) => sketch !== undefined);
  return drawn.length > 0 && drawn.length === parts.length ? sideBySide(drawn, room) : undefined;
}

/** A part as it is drawn; nothing where there is no drawing of it. */
function sketched({ now, start }: StartedPart): StillShape[] | undefined {
  const drawing = SKETCHES[start.part.board]?.({ ...start.part, tokens: start.tokens, passes: 0 });
  return drawing && drawnOf(drawing.of(now.tokens), drawing);
}

/** A small drawing as shapes, with what is written in it. */
function drawnOf(drawn: Miniature, { texts = [] }: Sketches): StillShape[] {
  return [
    ...miniatureParts(drawn, "ink"),
    ...texts.map(({ text, x, y, size }): StillText => ({
      ...{ kind: "text", anchor: "middle", fill: "ink" },
      ...{ text, x, y: y + 0.36 * size, size },
    })),
  ];
}

/** Parts beside one another with a plus between them, all enlarged alike, in as many rows as are needed. */
function sideBySide(
  parts: ReadonlyArray<readonly StillShape[]>,
  { width: most, height: highestFitting, scale: scales, letters, gap }: PartsRoom,
): StillShape[] {
  const all = parts.map((part) => ({ part, box: boundsOf(part) }));
  const widest = Math.max(...all.map(({ box }) => box.width));
  const highest = Math.max(...all.map(({ box }) => box.height));
  const fitting = Math.min(most / widest, highestFitting / highest);
  const scale = Math.max(scales.least, Math.min(scales.most, fitting));
  const plus = widthOf("+", letters) + 2 * gap;
  const widthIn = (row: typeof all): number =>
    row.reduce((width, { box }) => width + scale * box.width + plus, -plus);
  const rows: Array<typeof all> = [];
  for (const each of all) {
    const last = rows.at(-1);
    if (last && widthIn([...last, each]) <= most) last.push(each);
    else rows.push([each]);
  }
  const drawn: StillShape[] = [];
  let top = 0;
  rows.forEach((row, place) => {
    let x = -widthIn(row) / 2;
    const height = scale * Math.max(...row.map(({ box }) => box.height));
    const middle = top + height / 2;
    for (const { part, box } of row) {
      const at: Placing = { x: x - scale * box.left, y: middle - scale * (box.top + box.height / 2), scale };
      drawn.push(...placed(part, at));
      x += scale * box.width + plus;
      const isLast = place === rows.length - 1 && part === row.at(-1)?.part;
      if (!isLast) drawn.push(...written("+", letters, { x: x - plus / 2, y: middle + letters / 3 }));
    }
    top += height + gap;
  });
  return drawn;
}

/** A line of text. */
export function written(text: string, size: number, { x, y }: Point = { x: 0, y: 0 }): StillText[] {
  return [{ kind: "text", text, x, y, anchor: "middle", size, fill: "ink" }];
}
