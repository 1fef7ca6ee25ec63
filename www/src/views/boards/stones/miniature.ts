// Stones drawn small.
import { circle } from "../../../scene/still.ts";

/** From stone to stone in a row, and from row to row, in pixels of the unscaled drawing. */
export const PITCH = 7.4;
export const LINE = 7.4;
/** More in a heap are not counted by looking at them. */
export const MOST_DRAWN = 60;
/** How large the trace of a stone is: a ring within a stone. */
const TRACE = 2;

/** Path data of so many stones in a row from a place on. */
export function stones(count: number, x: number, y: number): string {
  return inRow(count, x)
    .map((at) => `M${at},${y}h0`)
    .join("");
}

/** Path data of rings where stones have been. */
export function traces(count: number, x: number, y: number): string {
  return inRow(count, x)
    .map((at) => circle(at, y, TRACE))
    .join("");
}

function inRow(count: number, x: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, stone) => x + stone * PITCH);
}
