// Heaps in one line, in a line for each rule, or in rows that become twice as long: where they are, and how they are drawn.
import type { Size } from "../../scene/shapes.ts";
import { openFill } from "../kit/cells/open.ts";
import type { Box, Lane, Spot } from "./lane.ts";
import {
  drawGuide,
  drawHeap,
  drawLeft,
  drawNumbers,
  drawRepeat,
  drawThreads,
  drawTitle,
  type SequenceMarks,
} from "./marks.ts";
import { paintLane, type Brush, type HeapRange } from "./painting.ts";
import type { SequenceContent } from "./picture.ts";
import { stacked, type Stacking } from "./stacking.ts";

type ShownLanes = Pick<SequenceContent, "lanes" | "sizes">;

const areRowsIn = ({ sizes }: ShownLanes): boolean => sizes.layout === "doubling";

/** How the lines stand one below the other. */
export function stackingOf(shown: ShownLanes & Pick<SequenceContent, "number">): Stacking {
  const { lanes, sizes } = shown;
  return {
    count: lanes.length,
    hasTitles: !areRowsIn(shown) && lanes.length > 1,
    areBars: sizes.layout === "bars",
    left: marginOf(shown),
  };
}

/** The boxes of the lines in so much room. */
export function boxesOf(shown: ShownLanes & Pick<SequenceContent, "number">, size: Size): Box[] {
  return stacked(stackingOf(shown), size);
}

/** What the numbers at the left take. */
function marginOf(shown: ShownLanes & Pick<SequenceContent, "number">): number {
  const { lanes, sizes, number } = shown;
  const largest =
    sizes.layout === "bars" ? Math.max(...lanes.map(({ bars, largest }) => bars?.largest ?? largest)) : 0;
  const first = areRowsIn(shown) ? (lanes.at(-1)?.first ?? 0) : 0;
  const digits = number(Math.max(largest, first)).length;
  return sizes.layout === "strip" ? 12 : 20 + 7 * digits;
}

/** How many columns the longest line has. */
export function columnsOf(lanes: readonly Lane[]): number {
  return Math.max(1, ...lanes.map(({ count, span }) => count * span));
}

export function paintLanes(
  { context, put, ratio }: Pick<Brush, "context" | "put" | "ratio">,
  { lanes, colours, font, sizes }: Omit<SequenceContent, "version" | "selected" | "number">,
  view: HeapRange,
  boxes: readonly Box[],
): void {
  const { ink, hairline } = colours;
  const brush: Brush = { context, put, ratio, font, ink, open: openFill(colours), shade: hairline };
  for (const [place, lane] of lanes.entries()) {
    const box = boxes[place];
    if (box) paintLane(brush, lane, view, box, sizes.layout === "bars");
  }
}

/** What is drawn over them, and where the heap is that is meant. */
export function markLanes(
  marks: SequenceMarks,
  shown: ShownLanes,
  boxes: readonly Box[],
  at: Spot | undefined,
): void {
  const { lanes } = shown;
  const areRows = areRowsIn(shown);
  const [first, last] = [lanes[0], boxes.at(-1)];
  if (!areRows && at && lanes.length > 1 && first) drawGuide(marks, first, boxes, at.heap);
  for (const [place, lane] of lanes.entries()) {
    const [box, below, boxBelow] = [boxes[place], lanes[place + 1], boxes[place + 1]];
    if (!box) continue;
    if (!areRows && lanes.length > 1) drawTitle(marks, lane, box);
    drawLeft(marks, lane, box, areRows);
    if (areRows && below && boxBelow) drawThreads(marks, lane, box, below, boxBelow);
    if (!areRows) drawRepeat(marks, lane, box);
  }
  if (!areRows && first && last) drawNumbers(marks, first, last, at?.heap);
}

/** Marks around the heaps of the selected position, and around the one that is meant. */
export function markHeaps(
  marks: SequenceMarks,
  shown: ShownLanes,
  boxes: readonly Box[],
  selected: readonly number[],
  at: Spot | undefined,
): void {
  for (const [place, lane] of shown.lanes.entries()) {
    const box = boxes[place];
    if (!box) continue;
    // The selected position is one of the game itself, which comes first.
    if (areRowsIn(shown) || place === 0) for (const heap of selected) drawHeap(marks, lane, box, heap, true);
    if (at?.lane === place) drawHeap(marks, lane, box, at.heap, false);
  }
}
