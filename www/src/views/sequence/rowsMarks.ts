// What is drawn over heaps in rows of one width: where periods begin, which heaps are meant, and the first heap of each row.
import type { Pen } from "../picture/recording.ts";
import type { Cell, PlacedCells } from "../picture/tiles/placed.ts";
import { ticks } from "../picture/tiles/ticks.ts";
import { comeOf, type Lane, type Spot } from "./lane.ts";
import type { SequenceContent } from "./picture.ts";

const LETTERS = 12;
const APART = 18;
/** A mark around a cell too small to be seen. */
const RING = 7;
/** Where periods begin is marked while so few of them are in sight and cells are so large, in CSS pixels. */
const MARKED = 4000;
const SMALL = 3;

type ShownRows = Pick<SequenceContent, "lanes" | "sizes" | "colours" | "font" | "number" | "selected">;

/** What the numbers of the rows need of the canvas, in CSS pixels. */
export function rowsMargin(
  { first, count }: Lane,
  number: (value: number) => string,
): { left: number; top: number } {
  return { left: 20 + 7 * number(first + count).length, top: 8 };
}

/** Where a heap is, in rows of one width from a first heap on. */
export function cellOf(heap: number, first: number, width: number): Cell {
  const place = heap - first;
  return { row: Math.floor(place / width), column: place % width };
}

export function drawRowsMarks(
  context: Pen,
  place: PlacedCells,
  shown: ShownRows,
  at: Spot | undefined,
): void {
  context.save();
  context.beginPath();
  context.rect(place.left, place.top, place.width, place.height);
  context.clip();
  markRepeat(context, place, shown);
  for (const heap of shown.selected) frameHeap(context, place, heap, shown, true);
  if (at) frameHeap(context, place, at.heap, shown, false);
  context.restore();
  writeNumbers(context, place, shown, at);
}

/** A stroke at the left of each cell with which a period begins; the first is as the frame of what comes before it. */
function markRepeat(context: Pen, place: PlacedCells, { lanes, sizes, colours }: ShownRows): void {
  const [lane] = lanes;
  if (!lane?.repeat || place.size < SMALL) return;
  const { period, preperiod, isProved } = lane.repeat;
  const { from, to } = place.rows;
  const [start, end] = [
    lane.first + from * sizes.width,
    lane.first + Math.min(comeOf(lane), to * sizes.width),
  ];
  const round = Math.max(0, Math.ceil((start - preperiod) / period));
  if ((end - start) / period > MARKED) return;
  context.strokeStyle = colours.accent;
  context.lineWidth = place.size < 10 ? 1.5 : 2.5;
  context.setLineDash(isProved ? [] : [3, 2]);
  context.beginPath();
  for (let heap = preperiod + round * period; heap < end; heap += period) {
    const { row, column } = cellOf(heap, lane.first, sizes.width);
    const x = place.x(column);
    context.moveTo(x, place.y(row));
    context.lineTo(x, place.y(row + 1));
    if (heap !== preperiod) continue;
    context.moveTo(x, place.y(row));
    context.lineTo(place.x(sizes.width), place.y(row));
    context.moveTo(place.x(0), place.y(row + 1));
    context.lineTo(x, place.y(row + 1));
  }
  context.stroke();
}

export function frameHeap(
  context: Pen,
  place: PlacedCells,
  heap: number,
  { lanes, sizes, colours }: ShownRows,
  isChosen: boolean,
): void {
  const { first = 0, count = 0 } = lanes[0] ?? {};
  if (heap < first || heap >= first + count) return;
  const { row, column } = cellOf(heap, first, sizes.width);
  const [x, y, size] = [place.x(column), place.y(row), place.size];
  for (const [colour, width] of [
    [colours.paper, isChosen ? 5 : 3.5],
    [isChosen ? colours.accent : colours.ink, isChosen ? 3 : 1.5],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.setLineDash([]);
    context.beginPath();
    if (size >= 2 * RING) context.rect(x + 1.5, y + 1.5, size - 4, size - 4);
    else context.arc(x + size / 2, y + size / 2, RING, 0, 2 * Math.PI);
    context.stroke();
  }
}

/** The first heap of each row. */
function writeNumbers(
  context: Pen,
  place: PlacedCells,
  { lanes, sizes, colours, font, number }: ShownRows,
  at: Spot | undefined,
): void {
  const [lane] = lanes;
  if (!lane) return;
  const rows = Math.ceil(lane.count / sizes.width);
  context.textAlign = "right";
  context.textBaseline = "middle";
  const left = Math.max(place.left, place.x(0));
  const meant = at && cellOf(at.heap, lane.first, sizes.width).row;
  for (const row of ticks(place.rows, rows, place.size, APART, meant)) {
    const y = place.y(row) + place.size / 2;
    if (y < place.top || y > place.top + place.height) continue;
    context.font = `${row === meant ? 600 : 400} ${LETTERS}px ${font}`;
    context.fillStyle = row === meant ? colours.ink : colours.muted;
    context.fillText(number(lane.first + row * sizes.width), left - 6, y);
  }
}
