import type { Gap } from "./gaps.ts";

/** Lines beside one another keep this distance where there is room. */
const APART = 4.5;
const APART_OUTSIDE = 6;

/** For each side of each gap, the lines that a node pushes aside there: their keys, from the node outward. */
export type Lanes = Map<number, number[]>;

/**
 * Lines that turn round the same corner run beside one another instead of coinciding. The farther a node pushes a line
 * aside, the nearer it passes to it: so they keep the order that they come in, and need not cross. Among equals the
 * longer one runs outside.
 */
export function lanesOf(passages: Iterable<readonly Gap[]>): Lanes {
  const lanes: Lanes = new Map();
  for (const gaps of passages) {
    for (const gap of gaps) {
      const side = sideOf(gap);
      if (side === 0) continue;
      const id = idOf(gap, side);
      const keys = lanes.get(id);
      if (keys) keys.push(keyOf(gap, side, gaps.length));
      else lanes.set(id, [keyOf(gap, side, gaps.length)]);
    }
  }
  for (const keys of lanes.values()) keys.sort((one, other) => one - other);
  return lanes;
}

/** The part of a gap that is left to a line so many layers long; its lane is from the first lanes that know it. */
export function laneOf(
  gap: Gap,
  length: number,
  outerRoom: number,
  known: readonly Lanes[],
): [number, number] {
  const side = sideOf(gap);
  if (side === 0) return [gap.low, gap.high];
  const key = keyOf(gap, side, length);
  for (const lanes of known) {
    const keys = lanes.get(idOf(gap, side)) ?? [];
    const rank = keys.indexOf(key);
    if (rank < 0) continue;
    const opposite = lanes.get(idOf(gap, -side))?.length ?? 0;
    const room = gap.isOuter ? outerRoom : gap.high - gap.low;
    const apart = Math.min(gap.isOuter ? APART_OUTSIDE : APART, room / (keys.length + opposite));
    return side < 0 ? [gap.low + rank * apart, gap.high] : [gap.low, gap.high - rank * apart];
  }
  return [gap.low, gap.high];
}

/** Which end of the gap a line touches that would rather be elsewhere: -1 the low one, 1 the high one. */
function sideOf({ wanted, low, high }: Gap): number {
  if (wanted < low) return -1;
  return wanted > high ? 1 : 0;
}

function keyOf({ wanted }: Gap, side: number, length: number): number {
  return -side * wanted + length / 100;
}

function idOf({ layer, index }: Gap, side: number): number {
  return (layer * 0x10000 + index) * 2 + (side < 0 ? 0 : 1);
}
