import type { Bands } from "./bands.ts";
import type { Ends, Gap } from "./gaps.ts";
import { laneOf, type Lanes } from "./lanes.ts";

/** Lines begin and end up to this far from the middle of a node's side, or as near as the corners ask for. */
const LEAST_ROOM = 5;
const CORNER = 12;
/** How far ahead, in layers, lines look to where they begin and end: the farther, the nearer to the middle. */
const AHEAD = 1.8;

/** A point that a route passes. */
export interface Knot {
  across: number;
  along: number;
}

/**
 * The points that a move passes on its way through its gaps: the tightest string through its lanes there. To choose the
 * way first, then to pull the line tight and round it off is how dot draws edges: E. R. Gansner, E. Koutsofios,
 * S. C. North, K.-P. Vo, A technique for drawing directed graphs, IEEE Trans. Softw. Eng. 19 (1993) 214–230.
 */
export function route(bands: Bands, ends: Ends, gaps: readonly Gap[], lanes: readonly Lanes[]): Knot[] {
  const start = (bands.along[ends.fromLayer] ?? 0) + bands.halfAlong;
  const end = (bands.along[ends.toLayer] ?? 0) - bands.halfAlong;
  const ahead = (AHEAD * (end - start + 2 * bands.halfAlong)) / (gaps.length + 1);
  const room = Math.max(LEAST_ROOM, bands.halfAcross - CORNER);
  const leaves = ends.from + lean(aimOf(gaps[0], ends.to) - ends.from, ahead, room);
  const arrives = ends.to + lean(aimOf(gaps.at(-1), ends.from) - ends.to, ahead, room);
  const along = [start];
  const low = [leaves];
  const high = [leaves];
  const depth = bands.halfAlong + bands.clearAlong;
  for (const gap of gaps) {
    const [least, most] = laneOf(gap, gaps.length, bands.outerRoom, lanes);
    const middle = bands.along[gap.layer] ?? 0;
    along.push(middle - depth, middle + depth);
    low.push(least, least);
    high.push(most, most);
  }
  along.push(end);
  low.push(arrives);
  high.push(arrives);
  const across = tightString(along, low, high);
  return along.map((place, index) => ({ along: place, across: across[index] ?? 0 }));
}

/** Where a line looks from its node: to the gap, and within it to where it would rather be, as its lane there does. */
function aimOf(gap: Gap | undefined, other: number): number {
  return gap ? (gap.place + gap.wanted) / 2 : other;
}

/** How far from the middle of a node's side a line begins that goes so far aside; in the order of the directions. */
function lean(aside: number, ahead: number, room: number): number {
  return (room * Math.atan(aside / ahead)) / (Math.PI / 2);
}

/**
 * The shortest line through doors, each from low to high at its place along; by the funnel of what can be seen from the
 * last turn. Source: D. T. Lee, F. P. Preparata, Euclidean shortest paths in the presence of rectilinear barriers,
 * Networks 14 (1984) 393–410; here the doors are parallel, so the funnel is a range of slopes.
 */
function tightString(along: readonly number[], low: readonly number[], high: readonly number[]): number[] {
  const last = along.length - 1;
  const line = [low[0] ?? 0];
  let apex = 0;
  while (apex < last) {
    const [origin, height] = [along[apex] ?? 0, line[apex] ?? 0];
    let [least, most, atLeast, atMost] = [-Infinity, Infinity, last, last];
    let [turn, target] = [last, low[last] ?? 0];
    for (let door = apex + 1; door <= last; door++) {
      const distance = (along[door] ?? 0) - origin;
      const lower = ((low[door] ?? 0) - height) / distance;
      const upper = ((high[door] ?? 0) - height) / distance;
      if (lower > most || upper < least) {
        [turn, target] = lower > most ? [atMost, high[atMost] ?? 0] : [atLeast, low[atLeast] ?? 0];
        break;
      }
      if (lower >= least) [least, atLeast] = [lower, door];
      if (upper <= most) [most, atMost] = [upper, door];
    }
    const slope = (target - height) / ((along[turn] ?? 0) - origin);
    for (let door = apex + 1; door < turn; door++) line.push(height + slope * ((along[door] ?? 0) - origin));
    line.push(target);
    apex = turn;
  }
  return line;
}
