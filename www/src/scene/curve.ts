import type { Knot } from "./route.ts";

/** A piece of a line: a curve by its inner points, one or two, or straight where there are none. */
export interface CurvePiece {
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
