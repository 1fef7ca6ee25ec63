import { arc, arcHeight } from "./arcs.ts";
import { smooth } from "./curve.ts";
import { gapsOf, type Ends, type Gap } from "./gaps.ts";
import { lanesOf, type Lanes } from "./lanes.ts";
import { route, type Knot } from "./route.ts";
import type { Drawn, EdgeRole, EdgeShape, Frame } from "./shapes.ts";

const HEAD_LENGTH = 8;
const HEAD_HALF_WIDTH = 3.6;

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

/** One move as a line between two placed nodes. Every role but "cover" and "played" ends in an arrowhead. */
export function edgeShape(frame: Frame, from: number, to: number, role: EdgeRole): EdgeShape {
  const move = { from, to, role };
  const gaps = gapsBetween(frame, move);
  return shapeOf(frame, move, gaps, [frame.lanes, lanesOf([gaps])]);
}

/** Moves that are drawn together: those that are not in the background keep apart from one another at least. */
export function edgeShapes(frame: Frame, moves: readonly Drawn[]): EdgeShape[] {
  const passages = moves.map((move) => gapsBetween(frame, move));
  const lanes = [frame.lanes, lanesOf(passages)];
  return moves.map((move, index) => shapeOf(frame, move, passages[index] ?? [], lanes));
}

/** The frame with the lanes of these moves in the background, and the moves as lines. */
export function withBackground(frame: Frame, moves: readonly Drawn[]): { frame: Frame; edges: EdgeShape[] } {
  const passages = moves.map((move) => gapsBetween(frame, move));
  const lanes = lanesOf(passages);
  const edges = moves.map((move, index) => shapeOf(frame, move, passages[index] ?? [], [lanes]));
  return { frame: { ...frame, lanes }, edges };
}

/** How far lines of moves over so many layers leave the nodes' own space. */
export function reachOf(frame: Frame, layers: number): { aside: number; above: number } {
  if (frame.isRow) return { aside: 0, above: arcHeight(frame, layers) };
  const reach = layers > 1 ? frame.bands.clearAcross + frame.bands.outerRoom : 0;
  return frame.direction === "down" ? { aside: reach, above: 0 } : { aside: 0, above: reach };
}

function shapeOf(frame: Frame, move: Drawn, gaps: readonly Gap[], lanes: readonly Lanes[]): EdgeShape {
  const { path, base, end } = isArc(frame, move)
    ? arcLine(frame, move)
    : routedLine(frame, move, gaps, lanes);
  if (isPlain(move)) return { ...move, line: `${path}L${text(end)}` };
  return { ...move, line: path, head: arrowhead(base, end) };
}

/** Whether a line has no arrowhead. */
function isPlain({ role }: Drawn): boolean {
  return role === "cover" || role === "played";
}

function isArc(frame: Frame, move: Drawn): boolean {
  const { from, to } = endsOf(frame, move);
  // In a row even a step to the neighbour is an arc when it counts, so that a covering line stays visible beside it.
  return (
    frame.isRow &&
    !(isPlain(move) && (frame.layer[move.to] ?? 0) - (frame.layer[move.from] ?? 0) === 1 && from === to)
  );
}

function gapsBetween(frame: Frame, move: Drawn): Gap[] {
  return frame.isRow ? [] : gapsOf(frame.bands, endsOf(frame, move));
}

function endsOf({ direction, x, y, layer }: Frame, { from, to }: Drawn): Ends {
  const across = direction === "down" ? x : y;
  const [fromLayer, toLayer] = [layer[from] ?? 0, layer[to] ?? 0];
  return { from: across[from] ?? 0, to: across[to] ?? 0, fromLayer, toLayer };
}

function routedLine(frame: Frame, move: Drawn, gaps: readonly Gap[], lanes: readonly Lanes[]): Line {
  const knots = route(frame.bands, endsOf(frame, move), gaps, lanes);
  const point = ({ across, along }: Knot): Point =>
    frame.direction === "down" ? { x: across, y: along } : { x: along, y: across };
  const pieces = smooth(knots, HEAD_LENGTH);
  const end = point(pieces.pop()?.end ?? NOWHERE);
  let path = `M${text(point(knots[0] ?? NOWHERE))}`;
  for (const { controls, end } of pieces) {
    path += `${CURVES[controls.length] ?? ""}${[...controls, end].map((knot) => text(point(knot))).join(" ")}`;
  }
  return { path, base: point(pieces.at(-1)?.end ?? NOWHERE), end };
}

/** Over the nodes of a row, or under them for the moves in the background. */
function arcLine(frame: Frame, { from, to, role }: Drawn): Line {
  const isBelow = role === "cover";
  const [start = ORIGIN, first = ORIGIN, second = ORIGIN, end = ORIGIN] = arc(frame, from, to, isBelow);
  const base = { x: end.x, y: end.y + (isBelow ? HEAD_LENGTH : -HEAD_LENGTH) };
  return { path: `M${text(start)}C${text(first)} ${text(second)} ${text(base)}`, base, end };
}

const ORIGIN: Point = { x: 0, y: 0 };
const NOWHERE: Knot = { across: 0, along: 0 };

function arrowhead(base: Point, end: Point): string {
  const length = Math.hypot(end.x - base.x, end.y - base.y) || 1;
  const [dx, dy] = [(end.x - base.x) / length, (end.y - base.y) / length];
  const corner = (side: number): string =>
    text({ x: base.x - side * dy * HEAD_HALF_WIDTH, y: base.y + side * dx * HEAD_HALF_WIDTH });
  return `M${text(end)}L${corner(1)}L${corner(-1)}Z`;
}

function text({ x, y }: Point): string {
  return `${round(x)},${round(y)}`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
