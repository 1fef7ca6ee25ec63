import type { Bands, Gap, MoveEnds } from "./bands.ts";
import { endsAt, laneOf, type Passage, type SharedLanes } from "./lanes.ts";
import type { Frame } from "./shapes.ts";

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
    const [least, most] = laneOf(gap, passage.rank, lanes);
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

/** A piece of a line: a curve by its inner points, one or two, or straight where there are none. */
interface CurvePiece {
  controls: Knot[];
  end: Knot;
}

/** Lines leave and arrive by a straight piece of this length, beside that of an arrowhead where one may be. */
const STUB = 5;
/** Such a piece may lean this far aside for its length along; of what is more, a share is kept, up to a bound. */
const ASIDE = 0.7;
const ASIDE_SHARE = 0.25;
const MOST_ASIDE = 1.5;
/** Rounding a corner may cut off this share of what the corner is clear of the node that it goes round. */
const CUT = 0.95;
/** Turns smaller than this, as the sine of half their angle, are not seen. */
const NO_TURN = 0.01;

/**
 * A smooth line along knots that are so far clear of what they go round, its last piece straight and as long as an arrowhead. Corners are rounded as far as the
 * pieces beside them and the space inside allow, by parabolas that touch both pieces.
 */
export function smooth(
  knots: readonly Knot[],
  headLength: number,
  clear: number,
  isFree: boolean,
): CurvePiece[] {
  const last = knots.length - 1;
  const [start, end] = [knotAt(knots, 0), knotAt(knots, last)];
  const leaving = facing(slope(start, knotAt(knots, 1)));
  const arriving = facing(slope(knotAt(knots, last - 1), end));
  const base = onward(end, arriving, -headLength);
  if (isFree) return [sweep(start, leaving, arriving, base), { controls: [], end }];
  const corners = [
    start,
    onward(start, leaving, STUB),
    ...knots.slice(1, -1),
    onward(end, arriving, -headLength - STUB),
    base,
  ];
  return [...rounded(corners, CUT * clear), { controls: [], end }];
}

/** Between neighbouring layers nothing is in the way. */
function sweep(start: Knot, leaving: number, arriving: number, end: Knot): CurvePiece {
  const reach = 0.42 * (end.along - start.along);
  const isStraight = Math.abs(leaving - slope(start, end)) < 0.05;
  if (isStraight) return { controls: [], end };
  const inner = (knot: Knot, direction: number, reach: number): Knot => ({
    along: knot.along + reach,
    across: knot.across + direction * reach,
  });
  return { controls: [inner(start, leaving, reach), inner(end, arriving, -reach)], end };
}

function rounded(corners: readonly Knot[], cut: number): CurvePiece[] {
  const last = corners.length - 1;
  const start = knotAt(corners, 0);
  const pieces: CurvePiece[] = [];
  for (let index = 1; index < last; index++) {
    const [before, corner, after] = [
      knotAt(corners, index - 1),
      knotAt(corners, index),
      knotAt(corners, index + 1),
    ];
    const [into, out] = [distance(before, corner), distance(corner, after)];
    const cosine =
      ((corner.along - before.along) * (after.along - corner.along) +
        (corner.across - before.across) * (after.across - corner.across)) /
      (into * out || 1);
    const turn = Math.sqrt(Math.max(0, (1 - cosine) / 2));
    if (turn < NO_TURN) continue;
    // Neighbouring corners share the piece between them; the ends have none.
    const share = Math.min(index === 1 ? into : into / 2, index === last - 1 ? out : out / 2);
    const reach = Math.min(share, (2 * cut) / turn);
    const begin = toward(corner, before, reach / (into || 1));
    if (distance(pieces.at(-1)?.end ?? start, begin) > 0.1) pieces.push({ controls: [], end: begin });
    pieces.push({ controls: [corner], end: toward(corner, after, reach / (out || 1)) });
  }
  pieces.push({ controls: [], end: knotAt(corners, last) });
  return pieces;
}

/** The slope of a line at a node when the next knot lies in that direction: it leaves and arrives facing the node. */
function facing(direction: number): number {
  const excess = Math.max(0, Math.abs(direction) - ASIDE);
  return Math.sign(direction) * Math.min(MOST_ASIDE, Math.abs(direction) - (1 - ASIDE_SHARE) * excess);
}

/** So far on from a knot in the direction of a slope. */
function onward(knot: Knot, direction: number, length: number): Knot {
  const along = length / Math.hypot(1, direction);
  return { along: knot.along + along, across: knot.across + along * direction };
}

function toward(one: Knot, other: Knot, share: number): Knot {
  return {
    along: one.along + (other.along - one.along) * share,
    across: one.across + (other.across - one.across) * share,
  };
}

function distance(one: Knot, other: Knot): number {
  return Math.hypot(other.along - one.along, other.across - one.across);
}

/** How far aside for the way along. */
function slope(one: Knot, other: Knot): number {
  return (other.across - one.across) / (other.along - one.along);
}

function knotAt(knots: readonly Knot[], index: number): Knot {
  return knots[index] ?? { across: 0, along: 0 };
}

/** The points of path data, those that its curves bend toward among them. */
export function pointsIn(path: string): Array<readonly [x: number, y: number]> {
  const pairs = path.matchAll(/(?<![\d.])(-?[\d.]+),(-?[\d.]+)/g);
  return Array.from(pairs, ([, x, y]) => [Number(x), Number(y)]);
}

/** What an arc asks of a frame. */
type ArcFrame = Pick<Frame, "slotWidth" | "arch" | "x" | "y" | "widths" | "nodeHeight">;

/** A cubic curve whose inner points stand at one distance from its ends reaches this share of it. */
const CUBIC_REACH = 0.75;

/** How high the arc over so many layers rises above its nodes. */
export function arcHeight(frame: ArcFrame, layers: number): number {
  return frame.slotWidth * (frame.arch * layers + 0.2);
}

/**
 * The four points of a move in a row of positions: an arc above them, or below them for what is background. All arcs are
 * the same shape in proportion to their length, so of two from or to one position the longer runs around the shorter.
 * The picture as a whole is an arc diagram: M. Wattenberg, Arc diagrams, IEEE Symp. Information Visualization (2002).
 */
export function arc(
  frame: ArcFrame,
  from: number,
  to: number,
  isBelow: boolean,
): Array<{ x: number; y: number }> {
  const { x, y, widths, nodeHeight } = frame;
  const side = isBelow ? 1 : -1;
  const [start, end] = [x[from] ?? 0, x[to] ?? 0];
  const layers = Math.abs(end - start) / frame.slotWidth;
  // Longer arcs begin and end nearer the middle of the side, so that those that meet at a node do not cross there.
  const inset = (node: number): number =>
    (Math.sign(end - start) * ((widths[node] ?? 0) / 2 - 8)) / layers ** 0.8;
  const edge = (y[from] ?? 0) + (side * nodeHeight) / 2;
  const lift = edge + (side * arcHeight(frame, layers)) / CUBIC_REACH;
  return [
    { x: start + inset(from), y: edge },
    { x: start + inset(from), y: lift },
    { x: end - inset(to), y: lift },
    { x: end - inset(to), y: edge },
  ];
}
