// What is drawn over the heaps of a picture of lines: how they repeat, which are meant, and their numbers.
import type { Pen } from "../picture/recording.ts";
import { ticks } from "../picture/tiles/ticks.ts";
import type { PageColours } from "../kit/cells/look.ts";
import { heightOf } from "./painting.ts";
import { comeOf, inSight, type Box, type Lane } from "./lane.ts";
import { BELOW, TITLE } from "./stacking.ts";

export interface SequenceMarks {
  context: Pen;
  colours: PageColours;
  font: string;
  ratio: number;
  view: { from: number; size: number };
  areBars: boolean;
  number: (value: number) => string;
}

const LETTERS = 12;
const DIGIT = 8;
/** Brackets are at least so wide, and beyond that one line stands for all of them, in CSS pixels. */
const BRACKET = 6;
const NEAR = 3;

/** The left edge of a heap. */
function xOf({ view }: SequenceMarks, { span }: Lane, { left }: Box, place: number): number {
  return left + (place * span - view.from) * view.size;
}

function clip({ context }: SequenceMarks, box: Box): void {
  context.save();
  context.beginPath();
  context.rect(box.left - 1, box.top - TITLE, box.width + 2, box.height + TITLE + BELOW);
  context.clip();
}

export function drawTitle(
  { context, colours, font }: SequenceMarks,
  { title }: Lane,
  { left, top, width }: Box,
): void {
  context.font = `600 ${LETTERS}px ${font}`;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillStyle = colours.ink;
  context.fillText(title, left, top - TITLE / 2 - 1, width);
}

/** A bracket below each period, and a rule where the first begins; what is only observed is dashed. */
export function drawRepeat(marks: SequenceMarks, whole: Lane, box: Box): void {
  const { context, colours, view } = marks;
  // Of what has not come it is not known.
  const lane = { ...whole, count: comeOf(whole) };
  if (!lane.repeat) return;
  const { period, preperiod, isProved } = lane.repeat;
  const y = Math.round(box.top + box.height + 4) + 0.5;
  clip(marks, box);
  context.strokeStyle = colours.accent;
  context.lineWidth = 1.5;
  context.setLineDash(isProved ? [] : [4, 3]);
  const begin = preperiod - lane.first;
  const end = Math.min(xOf(marks, lane, box, lane.count), box.left + box.width);
  const start = xOf(marks, lane, box, begin);
  context.beginPath();
  if (preperiod > 0) {
    context.moveTo(start, box.top - 3);
    context.lineTo(start, y + 4);
  }
  if (period === 1 || period * view.size * lane.span < BRACKET) {
    context.moveTo(Math.max(start, box.left), y);
    context.lineTo(end, y);
  } else {
    const { from, to } = inSight(lane, view, box.width);
    const first = Math.max(0, Math.floor((from - begin) / period));
    for (let round = first; begin + round * period < to; round++) {
      const [left, right] = [round, round + 1].map((each) => xOf(marks, lane, box, begin + each * period));
      context.moveTo((left ?? 0) + NEAR / 2, y - 2);
      context.lineTo((left ?? 0) + NEAR / 2, y + 3);
      context.lineTo(Math.min(end, (right ?? 0) - NEAR / 2), y + 3);
      if ((right ?? 0) <= end + 1) context.lineTo((right ?? 0) - NEAR / 2, y - 2);
    }
  }
  context.stroke();
  context.restore();
}

/** A frame around a heap, or where it is too narrow for one a pointer below it. */
export function drawHeap(marks: SequenceMarks, lane: Lane, box: Box, heap: number, isChosen: boolean): void {
  const { context, colours, view, areBars } = marks;
  const place = heap - lane.first;
  if (place < 0 || place >= lane.count) return;
  const [x, cell] = [xOf(marks, lane, box, place), view.size * lane.span];
  if (x + cell < box.left - 1 || x > box.left + box.width + 1) return;
  const { bars } = lane;
  const height = areBars && bars ? heightOf(bars.heights[heap] ?? 0, lane, box) : box.height;
  const bottom = box.top + box.height;
  clip(marks, box);
  for (const [colour, width] of [
    [colours.paper, isChosen ? 5 : 3.5],
    [isChosen ? colours.accent : colours.ink, isChosen ? 3 : 1.5],
  ] as const) {
    context.strokeStyle = context.fillStyle = colour;
    context.lineWidth = width;
    if (cell >= 8) context.strokeRect(x + 0.5, bottom - height - 1, cell - 1, height + 2);
    else {
      const middle = x + cell / 2;
      context.beginPath();
      context.moveTo(middle, bottom + 1);
      context.lineTo(middle - 5, bottom + 9);
      context.lineTo(middle + 5, bottom + 9);
      context.closePath();
      if (colour === colours.paper) context.stroke();
      else context.fill();
    }
  }
  context.restore();
}

/** A line through all lines at the heap that is meant. */
export function drawGuide(marks: SequenceMarks, lane: Lane, boxes: readonly Box[], heap: number): void {
  const { context, colours, view } = marks;
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last) return;
  const x = Math.round(xOf(marks, lane, first, heap - lane.first + 0.5) * 1) + 0.5;
  if (x < first.left || x > first.left + first.width || view.size <= 0) return;
  context.save();
  context.strokeStyle = colours.muted;
  context.globalAlpha = 0.5;
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(x, first.top);
  context.lineTo(x, last.top + last.height + BELOW);
  context.stroke();
  context.restore();
}

/** The numbers of heaps below the last line. */
export function drawNumbers(marks: SequenceMarks, lane: Lane, box: Box, meant: number | undefined): void {
  const { context, colours, font, view, number } = marks;
  const { from, to } = inSight(lane, view, box.width);
  const apart = 12 + DIGIT * number(lane.first + lane.count).length;
  const y = box.top + box.height + BELOW;
  context.textAlign = "center";
  context.textBaseline = "top";
  context.strokeStyle = colours.muted;
  context.lineWidth = 1;
  for (const place of ticks({ from, to }, lane.count, view.size, apart, meant)) {
    const x = xOf(marks, lane, box, place + 0.5);
    if (x < box.left || x > box.left + box.width) continue;
    const text = number(place);
    context.font = `${place === meant ? 600 : 400} ${LETTERS}px ${font}`;
    context.fillStyle = place === meant ? colours.ink : colours.muted;
    // What is at the edge is written within it.
    const half = context.measureText(text).width / 2;
    context.fillText(text, Math.max(half, Math.min(x, box.left + box.width + 8 - half)), y + 6);
    context.beginPath();
    context.moveTo(Math.round(x) + 0.5, y);
    context.lineTo(Math.round(x) + 0.5, y + 4);
    context.stroke();
  }
}

/** The heights of bars at the left, or the first heap of a row. */
export function drawLeft(marks: SequenceMarks, lane: Lane, box: Box, isRow: boolean): void {
  const { context, colours, font, areBars, number } = marks;
  context.font = `${LETTERS}px ${font}`;
  context.textAlign = "right";
  context.textBaseline = "middle";
  context.fillStyle = colours.muted;
  if (isRow) context.fillText(number(lane.first), box.left - 8, box.top + box.height / 2);
  if (!areBars || !lane.bars) return;
  const { largest } = lane.bars;
  const bottom = box.top + box.height;
  context.strokeStyle = colours.hairline;
  const step = box.height / Math.max(1, largest);
  for (const value of ticks({ from: 0, to: largest + 1 }, largest + 1, step, 22)) {
    const y = bottom - (value === 0 ? 0 : heightOf(value, lane, box));
    context.fillText(number(value), box.left - 8, y);
    context.beginPath();
    context.moveTo(box.left - 5, Math.round(y) + 0.5);
    context.lineTo(box.left - 2, Math.round(y) + 0.5);
    context.stroke();
  }
}

/** From each heap of a row of the doubling ones to the one of the next row that has the same value, every other one. */
export function drawThreads(marks: SequenceMarks, lane: Lane, box: Box, below: Lane, boxBelow: Box): void {
  const { context, colours, view } = marks;
  if (view.size * below.span < NEAR || !lane.classes) return;
  const { from, to } = inSight(lane, view, box.width);
  context.save();
  context.beginPath();
  context.rect(box.left, box.top, box.width, boxBelow.top + boxBelow.height - box.top);
  context.clip();
  context.strokeStyle = colours.muted;
  context.lineWidth = 1;
  context.beginPath();
  for (let place = from; place < to; place++) {
    if (2 * place >= comeOf(below)) break;
    if (lane.classes[lane.first + place] !== lane.classes[below.first + 2 * place]) continue;
    const [x, toX] = [xOf(marks, lane, box, place + 0.5), xOf(marks, below, boxBelow, 2 * place + 0.5)];
    context.moveTo(x, box.top + box.height);
    context.lineTo(toX, boxBelow.top);
  }
  context.stroke();
  context.restore();
}
