// Where the lines of a picture are, one below the other.
import type { Box } from "./lane.ts";

/** What is written above a line, and what is drawn below it where something repeats, in CSS pixels. */
export const TITLE = 20;
/** What stands above the highest bar: its value. */
const VALUE = 12;
export const BELOW = 12;
/** What the numbers of heaps take below all lines. */
const NUMBERS = 24;
export const EDGE = 8;
/** A line of cells is at most so high, and at least; bars are higher. */
const HIGHEST = 72;
const LOWEST = 12;

export interface Stacking {
  count: number;
  hasTitles: boolean;
  areBars: boolean;
  left: number;
}

/** The boxes of the lines themselves, without what is above and below each. */
export function stacked(
  { count, hasTitles, areBars, left }: Stacking,
  { width, height }: { width: number; height: number },
): Box[] {
  const above = hasTitles ? TITLE : areBars ? VALUE : 6;
  const room = height - NUMBERS - EDGE;
  const each = Math.max(LOWEST + above + BELOW, room / count);
  const body = Math.min(areBars ? Infinity : HIGHEST, each - above - BELOW);
  const pitch = body + above + BELOW;
  const top = Math.max(EDGE / 2, (room - pitch * count) / 2);
  return Array.from({ length: count }, (_, place) => ({
    left,
    top: top + place * pitch + above,
    width: Math.max(1, width - left - EDGE),
    height: body,
  }));
}

/** How high lines are where they can be as high as they like, in CSS pixels, but no higher than they are to be if that will do. */
export function heightFor({ count, hasTitles, areBars }: Stacking, most: number): number {
  const above = hasTitles ? TITLE : VALUE;
  const body = areBars ? BARS / Math.sqrt(count) : HIGHEST;
  return Math.round(
    Math.max(leastHeight(count), Math.min(most, count * (body + above + BELOW) + NUMBERS + EDGE)),
  );
}

/** Bars like to be so high. */
const BARS = 240;

/** The height without which so many lines have no room. */
export function leastHeight(count: number): number {
  return count * (LOWEST + TITLE + BELOW + 4) + NUMBERS + EDGE;
}
