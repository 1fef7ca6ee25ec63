import type { Bands } from "./bands.ts";
import type { MoveEnds, Gap } from "./gaps.ts";
import { endsAt, laneOf, type SharedLanes, type Passage } from "./lanes.ts";

/** Lines begin and end up to this far from the middle of a node's side, or as near as the corners ask for. */
const LEAST_ROOM = 5;
const CORNER = 12;
/** How far ahead, in layers, lines look to where they begin and end: the farther, the nearer to the middle. */
const AHEAD = 1.8;
/** How many doors ahead a line looks when it is pulled tight. */
const SIGHT = 64;

/** A point that a route passes. */
export interface Knot {
  across: number;
  along: number;
}

/** The room that lines have at either side of the middle of a node's side. */
export function nodeRoom({ halfAcross }: Bands, node: number): number {
  return Math.max(LEAST_ROOM, (halfAcross[node] ?? 0) - CORNER);
}

/** Where a move leaves and arrives that goes through these gaps, were it alone. */
export function passageOf(
  bands: Bands,
  { from, to }: Pick<Passage, "from" | "to">,
  ends: MoveEnds,
  gaps: readonly Gap[],
): Pick<Passage, "leaves" | "arrives"> {
  const depth = (bands.along[ends.toLayer] ?? 0) - (bands.along[ends.fromLayer] ?? 0);
  const ahead = (AHEAD * depth) / (gaps.length + 1);
  const lean = (node: number, aside: number): number =>
    (nodeRoom(bands, node) * Math.atan(aside / ahead)) / (Math.PI / 2);
  return {
    leaves: lean(from, aimOf(gaps[0], ends.to) - ends.from),
    arrives: lean(to, aimOf(gaps.at(-1), ends.from) - ends.to),
  };
}

/** Where a line looks from its node: to the gap, and within it to where it would rather be, as its lane there does. */
function aimOf(gap: Gap | undefined, other: number): number {
  return gap ? (gap.place + gap.wanted) / 2 : other;
}

/**
 * The points that a move passes on its way through its gaps: the tightest string through its lanes there. To choose the
 * way first, then to pull the line tight and round it off is how dot draws edges: E. R. Gansner, E. Koutsofios,
 * S. C. North, K.-P. Vo, A technique for drawing directed graphs, IEEE Trans. Softw. Eng. 19 (1993) 214–230.
 */
export function route(bands: Bands, ends: MoveEnds, passage: Passage, lanes: readonly SharedLanes[]): Knot[] {
  const [leaves, arrives] = endsAt(passage, lanes);
  const along = [(bands.along[ends.fromLayer] ?? 0) + bands.halfAlong];
  const low = [ends.from + leaves];
  const high = [ends.from + leaves];
  const depth = bands.halfAlong + bands.clearAlong;
  for (const gap of passage.gaps) {
    const [least, most] = laneOf(gap, passage.gaps.length, lanes);
    const middle = bands.along[gap.layer] ?? 0;
    along.push(middle - depth, middle + depth);
    low.push(least, least);
    high.push(most, most);
  }
  along.push((bands.along[ends.toLayer] ?? 0) - bands.halfAlong);
  low.push(ends.to + arrives);
  high.push(ends.to + arrives);
  return tightString(along, low, high);
}

/**
 * The turns of the shortest line through doors, each from low to high at its place along, with the line's ends; by the
 * funnel of what can be seen from the last turn. Source: D. T. Lee, F. P. Preparata, Euclidean shortest paths in the
 * presence of rectilinear barriers, Networks 14 (1984) 393–410; here the doors are parallel, so the funnel is a range of
 * slopes. Who sees as far as SIGHT goes straight ahead that far, so that very long lines cost no more than others.
 */
function tightString(along: readonly number[], low: readonly number[], high: readonly number[]): Knot[] {
  const last = along.length - 1;
  let knot: Knot = { along: along[0] ?? 0, across: low[0] ?? 0 };
  const line = [knot];
  let apex = 0;
  while (apex < last) {
    let [least, most, atLeast, atMost] = [-Infinity, Infinity, last, last];
    let [turn, place] = [last, low[last] ?? 0];
    const until = Math.min(last, apex + SIGHT);
    for (let door = apex + 1; door <= until; door++) {
      const distance = (along[door] ?? 0) - knot.along;
      const lower = ((low[door] ?? 0) - knot.across) / distance;
      const upper = ((high[door] ?? 0) - knot.across) / distance;
      if (lower > most || upper < least) {
        [turn, place] = lower > most ? [atMost, high[atMost] ?? 0] : [atLeast, low[atLeast] ?? 0];
        break;
      }
      if (lower >= least) [least, atLeast] = [lower, door];
      if (upper <= most) [most, atMost] = [upper, door];
      if (door < until || door === last) continue;
      const ahead = (place - knot.across) / ((along[last] ?? 0) - knot.along);
      turn = door;
      place = knot.across + Math.max(least, Math.min(most, ahead)) * distance;
    }
    apex = turn;
    knot = { along: along[turn] ?? 0, across: place };
    line.push(knot);
  }
  return line;
}
