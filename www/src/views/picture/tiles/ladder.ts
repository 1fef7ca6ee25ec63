import type { Room } from "./room.ts";

/** Between the whole picture and the room's edge, in CSS pixels. */
export const EDGE = 8;
/** Steps at which a pixel has more than one cell, and how near to one cell a pixel they come. */
const STEP = Math.SQRT2;
const CLOSE = 0.85;
/** Above 4 pixels each doubling takes as many steps as this has numbers; 7 pixels are left out. */
const QUARTERS = [4, 5, 6, 7];

/** How many pixels a cell may take, up to a bound: whole numbers, and halves where the next one is far off. */
function sharpSizes(most: number): number[] {
  const sizes = [1, 1.5, 2, 2.5, 3, 4, 5, 6];
  for (let octave = 8; octave <= most; octave *= 2)
    sizes.push(...QUARTERS.map((quarter) => (octave * quarter) / 4));
  return sizes.filter((size) => size <= most);
}

/**
 * The sizes of a cell, in device pixels, at which pixels are painted, from the least to the largest. The first shows the
 * whole picture. From 1 up cells have sharp edges; below, the first is exactly as large as
 * the room allows.
 */
export function ladder({ columns, rows, nearest, width, height, ratio }: Room): number[] {
  const share = (extent: number, count: number): number =>
    Math.max(1, (extent - 2 * EDGE) * ratio) / Math.max(1, count);
  const fit = Math.min(share(width, columns), share(height, rows));
  const whole = sharpSizes(Math.max(1, nearest * ratio));
  if (fit >= 1) {
    const first = whole.findLastIndex((size) => size <= fit);
    return whole.slice(first);
  }
  const free = [fit];
  for (let size = fit * STEP; size < CLOSE; size *= STEP) free.push(size);
  return [...free, ...whole];
}

/** The rung that is nearest to a size: as much smaller or larger as can be told apart least. */
export function nearestRung(rungs: readonly number[], size: number): number {
  let best = rungs[0] ?? 1;
  for (const rung of rungs)
    if (Math.abs(Math.log(rung / size)) < Math.abs(Math.log(best / size))) best = rung;
  return best;
}

/** The rung nearest to a size that is so many times larger, or smaller, and one further on at least. */
export function nextRung(rungs: readonly number[], size: number, factor: number): number {
  const place = rungs.indexOf(nearestRung(rungs, size));
  const wanted = rungs.indexOf(nearestRung(rungs, size * factor));
  const next = factor > 1 ? Math.max(wanted, place + 1) : Math.min(wanted, place - 1);
  return rungs[Math.max(0, Math.min(rungs.length - 1, next))] ?? size;
}
