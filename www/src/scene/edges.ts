import { arc, arcHeight, type Knot, nodeRoom, passageOf, route, smooth } from "./route.ts";
import { gapsOf, type MoveEnds } from "./bands.ts";
import { lanesOf, type SharedLanes } from "./lanes.ts";
import type { DrawnMove, EdgeRole, EdgeShape, Frame, Point } from "./shapes.ts";

const HEAD_LENGTH = 8;
const HEAD_HALF_WIDTH = 3.6;

/** For the width of lines, and for the marks around nodes. */
const MARGIN = 6;
/** A line, of which the last piece is straight: it is under the arrowhead where there is one. */
interface EdgeLine {
  path: string;
  base: Point;
  end: Point;
}

/** What lines ask of a frame. */
type Routed = Pick<
  Frame,
  | "direction"
  | "x"
  | "y"
  | "layer"
  | "isRow"
  | "slotWidth"
  | "arch"
  | "widths"
  | "nodeHeight"
  | "bands"
  | "lanes"
>;

/** One move as a line between two placed nodes. Every role but "cover", "other" and "played" ends in an arrowhead. */
export function edgeShape(frame: Frame, from: number, to: number, role: EdgeRole): EdgeShape {
  return shapesOf(frame, [{ from, to, role }], [frame.lanes]).edges[0] ?? { from, to, role, line: "" };
}

/** Moves that are drawn together: those that are not in the background keep apart from one another at least. */
export function edgeShapes(frame: Routed, moves: readonly DrawnMove[]): EdgeShape[] {
  return shapesOf(frame, moves, [frame.lanes]).edges;
}

/** The frame with the lanes of these moves in the background, and the moves as lines. */
export function withBackground(
  frame: Frame,
  moves: readonly DrawnMove[],
): { frame: Frame; edges: EdgeShape[] } {
  const { lanes, edges } = shapesOf(frame, moves, []);
  return { frame: { ...frame, lanes }, edges };
}

function shapesOf(
  frame: Routed,
  moves: readonly DrawnMove[],
  known: readonly SharedLanes[],
): { lanes: SharedLanes; edges: EdgeShape[] } {
  const { bands } = frame;
  const ways = moves.map((move) => {
    if (isArc(frame, move)) return undefined;
    const ends = endsOf(frame, move);
    const gaps = gapsOf(bands, ends);
    return { ends, passage: { from: move.from, to: move.to, gaps, ...passageOf(bands, move, ends, gaps) } };
  });
  const passages = ways.flatMap((way) => way?.passage ?? []);
  const lanes = lanesOf(passages, bands.outerRoom, (node) => nodeRoom(bands, node));
  const all = [...known, lanes];
  const edges = moves.map((move, index) => {
    const way = ways[index];
    const { path, base, end } = way
      ? smoothLine(frame, route(bands, way.ends, way.passage, all), way.passage.gaps.length === 0)
      : arcLine(frame, move);
    if (isPlain(move)) return { ...move, line: `${path}L${text(end)}` };
    return { ...move, line: path, head: arrowhead(base, end) };
  });
  return { lanes, edges };
}

/** How far lines leave the nodes' own space, by the layers of the longest move of all and in the background. */
export function reachOf(
  frame: Frame,
  longest: number,
  longestCover: number,
): { aside: number; above: number; below: number } {
  const { bands, direction, isRow } = frame;
  if (isRow) {
    const below = longestCover > 1 ? arcHeight(frame, longestCover) : 0;
    return { aside: MARGIN, above: arcHeight(frame, longest) + MARGIN, below: below + MARGIN };
  }
  const reach = MARGIN + (longest > 1 ? bands.clearAcross + bands.outerRoom : 0);
  return direction === "down"
    ? { aside: reach, above: MARGIN, below: MARGIN }
    : { aside: MARGIN, above: reach, below: reach };
}

/** Whether a line has no arrowhead. */
function isPlain({ role }: DrawnMove): boolean {
  return role === "cover" || role === "other" || role === "played";
}

/** In a row even a step to the neighbour is an arc when it counts, so that a covering line stays visible beside it. */
function isArc({ isRow, layer }: Routed, move: DrawnMove): boolean {
  return isRow && !(isPlain(move) && (layer[move.to] ?? 0) - (layer[move.from] ?? 0) === 1);
}

function endsOf({ direction, x, y, layer }: Routed, { from, to }: DrawnMove): MoveEnds {
  const across = direction === "down" ? x : y;
  const [fromLayer, toLayer] = [layer[from] ?? 0, layer[to] ?? 0];
  return { from: across[from] ?? 0, to: across[to] ?? 0, fromLayer, toLayer };
}

function smoothLine(frame: Routed, knots: readonly Knot[], isFree: boolean): EdgeLine {
  const point = ({ across, along }: Knot): Point =>
    frame.direction === "down" ? { x: across, y: along } : { x: along, y: across };
  const pieces = smooth(knots, HEAD_LENGTH, frame.bands.clearAlong, isFree);
  const end = point(pieces.pop()?.end ?? NOWHERE);
  const parts = [`M${text(point(knots[0] ?? NOWHERE))}`];
  for (const { controls, end } of pieces) {
    const [first, second] = controls;
    const ahead = second
      ? `C${text(point(first ?? end))} ${text(point(second))} `
      : first
        ? `Q${text(point(first))} `
        : "L";
    parts.push(ahead, text(point(end)));
  }
  return { path: parts.join(""), base: point(pieces.at(-1)?.end ?? NOWHERE), end };
}

/** Over the nodes of a row, or under them for the moves in the background. */
function arcLine(frame: Routed, { from, to, role }: DrawnMove): EdgeLine {
  const isBelow = role === "cover" || role === "other";
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

/** To tenths. Taken apart into whole numbers, of which engines write thousands in the time of a few fractions. */
function round(length: number): string {
  const tenths = Math.round(Math.abs(length) * 10);
  const digit = tenths % 10;
  const whole = (tenths - digit) / 10;
  const size = digit > 0 ? `${whole}.${digit}` : String(whole);
  return length < 0 && tenths > 0 ? `-${size}` : size;
}
