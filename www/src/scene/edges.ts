import { arc, arcHeight } from "./arcs.ts";
import { smooth } from "./curve.ts";
import { outerLane, route, type Knot } from "./route.ts";
import type { EdgeRole, EdgeShape, Frame } from "./shapes.ts";

const HEAD_LENGTH = 8;
const HEAD_HALF_WIDTH = 3.6;
/** Lines keep this far from the corners of the nodes they touch, where the side is long enough. */
const CORNER = 12;
const LEAST_ROOM = 5;

/** Path commands of pieces by the number of their inner points. */
const CURVES = "LQC";

interface Point {
  x: number;
  y: number;
}

/** A line, of which the last piece is straight: it is under the arrowhead where there is one. */
interface Line {
  path: string;
  base: Point;
  end: Point;
}

/** One move as a line between two placed nodes. Every role but "cover" ends in an arrowhead. */
export function edgeShape(frame: Frame, from: number, to: number, role: EdgeRole): EdgeShape {
  const isBackground = role === "cover" || role === "played";
  const isArc = frame.isRow && !(isBackground && layersBetween(frame, from, to) === 1);
  const { path, base, end } = isArc
    ? arcLine(frame, from, to, role === "cover")
    : routedLine(frame, from, to);
  if (isBackground) return { from, to, role, line: `${path}L${text(end)}` };
  return { from, to, role, line: path, head: arrowhead(base, end) };
}

/** How far lines of moves over so many layers leave the nodes' own space. */
export function reachOf(frame: Frame, layers: number): { aside: number; above: number } {
  if (frame.isRow) return { aside: 0, above: arcHeight(frame, layers) };
  const reach = layers > 1 ? frame.bands.clearAcross + outerLane(layers - 1) : 0;
  return frame.direction === "down" ? { aside: reach, above: 0 } : { aside: 0, above: reach };
}

function routedLine(frame: Frame, from: number, to: number): Line {
  const { bands, layer, axis } = frame;
  const isDown = frame.direction === "down";
  const across = isDown ? frame.x : frame.y;
  const room = Math.max(LEAST_ROOM, bands.halfAcross - CORNER);
  const [fromLayer, toLayer] = [layer[from] ?? 0, layer[to] ?? 0];
  const ends = { from: across[from] ?? 0, to: across[to] ?? 0, fromLayer, toLayer, room, axis };
  const knots = route(bands, ends);
  const point = (knot: Knot): Point =>
    isDown ? { x: knot.across, y: knot.along } : { x: knot.along, y: knot.across };
  const pieces = smooth(knots, HEAD_LENGTH);
  const end = point(pieces.pop()?.end ?? { across: 0, along: 0 });
  const first = point(knots[0] ?? { across: 0, along: 0 });
  let path = `M${text(first)}`;
  for (const { controls, end } of pieces) {
    path += `${CURVES[controls.length] ?? ""}${[...controls, end].map((knot) => text(point(knot))).join(" ")}`;
  }
  return { path, base: point(pieces.at(-1)?.end ?? { across: 0, along: 0 }), end };
}

function arcLine(frame: Frame, from: number, to: number, isBelow: boolean): Line {
  const [start = ORIGIN, first = ORIGIN, second = ORIGIN, end = ORIGIN] = arc(frame, from, to, isBelow);
  const base = { x: end.x, y: end.y + (isBelow ? HEAD_LENGTH : -HEAD_LENGTH) };
  return { path: `M${text(start)}C${text(first)} ${text(second)} ${text(base)}`, base, end };
}

const ORIGIN: Point = { x: 0, y: 0 };

function arrowhead(base: Point, end: Point): string {
  const length = Math.hypot(end.x - base.x, end.y - base.y) || 1;
  const [dx, dy] = [(end.x - base.x) / length, (end.y - base.y) / length];
  const corner = (side: number): string =>
    text({ x: base.x - side * dy * HEAD_HALF_WIDTH, y: base.y + side * dx * HEAD_HALF_WIDTH });
  return `M${text(end)}L${corner(1)}L${corner(-1)}Z`;
}

function layersBetween(frame: Frame, from: number, to: number): number {
  return (frame.layer[to] ?? 0) - (frame.layer[from] ?? 0);
}

function text({ x, y }: Point): string {
  return `${round(x)},${round(y)}`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
