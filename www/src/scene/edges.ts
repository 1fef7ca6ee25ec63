import type { EdgeRole, EdgeShape, Frame } from "./shapes.ts";

const HEAD_LENGTH = 8;
const HEAD_HALF_WIDTH = 3.6;
/** Lines keep this far from the corners of the nodes they touch. */
const CORNER = 12;
/** How far aside the inner points of a bent line stand, in slots. */
const BEND = 0.72;
/** A cubic curve whose inner points stand at one distance from its ends reaches this share of it. */
const CUBIC_REACH = 0.75;

interface Point {
  x: number;
  y: number;
}

/** A cubic curve by its four points. */
type Curve = [Point, Point, Point, Point];

/** One move as a line between two placed nodes. Every role but "cover" ends in an arrowhead. */
export function edgeShape(frame: Frame, from: number, to: number, role: EdgeRole): EdgeShape {
  const curve = curveOf(frame, from, to, role);
  if (role === "cover" || role === "played") return { from, to, role, line: pathOf(curve) };
  const { head, shortened } = arrowhead(curve);
  return { from, to, role, line: pathOf(shortened), head };
}

/** How high the arc over so many layers rises above its nodes. It grows ever more slowly, to stay in the picture. */
export function arcHeight(frame: Frame, layers: number): number {
  return frame.slotWidth * 0.62 * Math.pow(layers, 0.72);
}

/** How far a line that bends aside leaves the column of its nodes. */
export function bendReach(frame: Frame): number {
  return Math.max(0, frame.slotWidth * BEND * CUBIC_REACH - frame.nodeWidth / 2 + CORNER);
}

function curveOf(frame: Frame, from: number, to: number, role: EdgeRole): Curve {
  if (frame.direction === "down") return fall(frame, from, to);
  const layers = layersBetween(frame, from, to);
  const isLevel = Math.abs(at(frame.y, from) - at(frame.y, to)) < 1;
  // In a row even a step to the neighbour is an arc when it counts, so that a covering line stays visible beside it.
  if (isLevel && (layers > 1 || (frame.isRow && role !== "cover" && role !== "played"))) {
    return arc(frame, from, to, layers, role);
  }
  return run(frame, from, to);
}

/** From the lower edge of one node to the upper edge of another. */
function fall(frame: Frame, from: number, to: number): Curve {
  const half = frame.nodeHeight / 2;
  const across = at(frame.x, to) - at(frame.x, from);
  const room = frame.nodeWidth / 2 - CORNER;
  const lean = Math.max(-room, Math.min(room, across * 0.14));
  const start = { x: at(frame.x, from) + lean, y: at(frame.y, from) + half };
  const end = { x: at(frame.x, to) - lean, y: at(frame.y, to) - half };
  const layers = layersBetween(frame, from, to);
  const depth = end.y - start.y;
  // A line past nodes straight below would run through them: it bends aside, away from the middle.
  const isBlocked = layers > 1 && Math.abs(across) < 0.6 * frame.slotWidth;
  const side = at(frame.x, from) + at(frame.x, to) >= 2 * frame.axis ? 1 : -1;
  const bend = isBlocked ? side * frame.slotWidth * BEND : 0;
  // Nearly straight, with just enough of a curve at the ends to leave and to arrive downwards.
  const drift = (end.x - start.x) * 0.2;
  return [
    start,
    { x: start.x + drift + bend, y: start.y + depth * 0.4 },
    { x: end.x - drift + bend, y: end.y - depth * 0.4 },
    end,
  ];
}

/** From the right edge of one node to the left edge of another. */
function run(frame: Frame, from: number, to: number): Curve {
  const half = frame.nodeWidth / 2;
  const start = { x: at(frame.x, from) + half, y: at(frame.y, from) };
  const end = { x: at(frame.x, to) - half, y: at(frame.y, to) };
  const pull = (end.x - start.x) * 0.45;
  return [start, { x: start.x + pull, y: start.y }, { x: end.x - pull, y: end.y }, end];
}

/** Over the nodes of a row, or under them for the moves in the background. */
function arc(frame: Frame, from: number, to: number, layers: number, role: EdgeRole): Curve {
  const below = frame.isRow ? role === "cover" : at(frame.y, from) > frame.axis;
  const side = below ? 1 : -1;
  const room = frame.nodeWidth / 2 - 4;
  const start = { x: at(frame.x, from) + room * 0.45, y: at(frame.y, from) + (side * frame.nodeHeight) / 2 };
  const end = { x: at(frame.x, to) - room * 0.45, y: at(frame.y, to) + (side * frame.nodeHeight) / 2 };
  const lift = (side * arcHeight(frame, layers)) / CUBIC_REACH;
  const pull = Math.min((end.x - start.x) * 0.2, 60);
  return [start, { x: start.x + pull, y: start.y + lift }, { x: end.x - pull, y: end.y + lift }, end];
}

function arrowhead(curve: Curve): { head: string; shortened: Curve } {
  const [start, first, second, end] = curve;
  const length = Math.hypot(end.x - second.x, end.y - second.y) || 1;
  const [dx, dy] = [(end.x - second.x) / length, (end.y - second.y) / length];
  const base = { x: end.x - dx * HEAD_LENGTH, y: end.y - dy * HEAD_LENGTH };
  const corner = (side: number): string =>
    `${round(base.x - side * dy * HEAD_HALF_WIDTH)},${round(base.y + side * dx * HEAD_HALF_WIDTH)}`;
  const head = `M${round(end.x)},${round(end.y)}L${corner(1)}L${corner(-1)}Z`;
  return { head, shortened: [start, first, second, { x: base.x + dx, y: base.y + dy }] };
}

function layersBetween(frame: Frame, from: number, to: number): number {
  return Math.max(1, (frame.layer[to] ?? 0) - (frame.layer[from] ?? 0));
}

function at(places: Float64Array, index: number): number {
  return places[index] ?? 0;
}

function pathOf([start, first, second, end]: Curve): string {
  const text = (point: Point): string => `${round(point.x)},${round(point.y)}`;
  return `M${text(start)}C${text(first)} ${text(second)} ${text(end)}`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
