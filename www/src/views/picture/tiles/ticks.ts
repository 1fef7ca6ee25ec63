/**
 * The numbers that are written along an axis: round ones, and the one that is meant in the place of those that are too near to it.
 */
export function ticks(
  { from, to }: { from: number; to: number },
  count: number,
  size: number,
  apart: number,
  meant?: number,
): number[] {
  const step = roundStep(apart / size);
  const all: number[] = [];
  const last = Math.min(to, count) - 1;
  for (let place = Math.ceil(from / step) * step; place <= last; place += step)
    if (meant === undefined || Math.abs(place - meant) * size >= apart * 0.8) all.push(place);
  if (meant !== undefined && meant >= from && meant <= last) all.push(meant);
  return all;
}

/** The least of 1, 2, 5, 10, 20, … that is not less. */
function roundStep(least: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [power, 2 * power, 5 * power]) if (step >= least) return step;
}
