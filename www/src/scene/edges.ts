import { arc, arcHeight, type Knot, nodeRoom, passageOf, route, smooth } from "./route.ts";
import { type Bands, gapsOf, type MoveEnds } from "./bands.ts";
import { lanesOf, type SharedLanes } from "./lanes.ts";
import type { DrawnMove, EdgeRole, EdgeShape, Frame, Point } from "./shapes.ts";

const HEAD_LENGTH = 8;
const HEAD_HALF_WIDTH = 3.6;
/** So far aside a line that leads back ends on a node, and so far it is bent where nothing is in its way. */
const BACK_ASIDE = 7;
const BOW = 12;
const STEEP = 0.35;
/** So far from the middle of its nodes a line within a layer is, and so far beside the nodes between it goes, by its length. */
const LEVEL_ASIDE = 6;
const LEAST_LIFT = 16;
const LIFT = 0.1;
/** How long an arrow to the start is along each side, how far it ends before the corner, and how far that is rounded. */
const START_LENGTH = 24;
const START_OFF = 7;
const START_IN = 3;
/** How far from its corner a loop leaves its node. */
const LOOP = 9;

/** For the width of lines, and for the marks around nodes. */
const MARGIN = 6;
/** For loops, and for lines within the first and the last layer. */
const ROUND = 22;
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
  | "hasHeads"
  | "pairs"
>;

/** One move as a line between two placed nodes. Every role but "cover", "other" and "played" ends in an arrowhead; all do where moves return. */
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
  const { bands, layer } = frame;
  const ways = moves.map((move) => {
    const depth = (layer[move.to] ?? 0) - (layer[move.from] ?? 0);
    if (depth === 0 || isArc(frame, move)) return undefined;
    // A line that leads back is found from its upper end, too, and goes the other way.
    const isBack = depth < 0;
    const isBeside = isBack && frame.pairs.has(pairOf(move.from, move.to));
    const down = isBack ? { from: move.to, to: move.from } : move;
    const ends = endsOf(frame, down);
    const gaps = gapsOf(bands, ends);
    const { leaves, arrives } = passageOf(bands, down, ends, gaps);
    const passage = {
      from: down.from,
      to: down.to,
      gaps,
      leaves: isBeside ? beside(bands, down.from, leaves, ends) : leaves,
      arrives: isBeside ? beside(bands, down.to, arrives, ends) : arrives,
      rank: gaps.length + (isBack ? 0.5 : 0),
    };
    return { ends, passage, isBack, isBeside };
  });
  const passages = ways.flatMap((way) => way?.passage ?? []);
  const lanes = lanesOf(passages, bands.outerRoom, (node) => nodeRoom(bands, node));
  const all = [...known, lanes];
  const edges = moves.map((move, index) => {
    const way = ways[index];
    const { path, base, end } = way
      ? smoothLine(frame, route(bands, way.ends, way.passage, all), way.passage.gaps.length === 0, way)
      : besideLine(frame, move);
    if (isPlain(frame, move)) return { ...move, line: `${path}L${text(end)}` };
    return { ...move, line: path, head: arrowhead(base, end) };
  });
  return { lanes, edges };
}

/**
 * Where on a node a line ends that leads back, so that the one that leads onward between the same two is beside it: above it, for
 * so the two arrowheads are on the outer sides.
 */
function beside(bands: Bands, node: number, place: number, { from, to }: MoveEnds): number {
  const room = nodeRoom(bands, node);
  return Math.max(-room, Math.min(room, place + (to > from ? -BACK_ASIDE : BACK_ASIDE)));
}

/** Two positions, whichever comes first. */
export function pairOf(one: number, other: number): string {
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}

/** A line that passes no layer. */
function besideLine(frame: Routed, move: DrawnMove): EdgeLine {
  if (move.from === move.to) return loop(frame, move.from);
  return isArc(frame, move) ? arcLine(frame, move) : levelLine(frame, move);
}

/** How far lines leave the nodes' own space, by the layers of the longest move of all and in the background. */
export function reachOf(
  frame: Frame,
  longest: number,
  longestCover: number,
): { aside: number; above: number; below: number } {
  const { bands, direction, isRow, hasHeads } = frame;
  if (isRow) {
    const below = hasHeads || longestCover > 1 ? arcHeight(frame, hasHeads ? longest : longestCover) : 0;
    return { aside: MARGIN, above: arcHeight(frame, longest) + MARGIN, below: below + MARGIN };
  }
  const reach = MARGIN + (longest > 1 ? bands.clearAcross + bands.outerRoom : 0);
  const along = MARGIN + (hasHeads ? ROUND : 0);
  return direction === "down"
    ? { aside: Math.max(along, reach), above: along, below: along }
    : { aside: along, above: Math.max(along, reach), below: Math.max(along, reach) };
}

/** Whether a line has no arrowhead. */
function isPlain({ hasHeads }: Pick<Frame, "hasHeads">, { role }: DrawnMove): boolean {
  return !hasHeads && isBackground(role);
}

function isBackground(role: EdgeRole): boolean {
  return role === "cover" || role === "other" || role === "played";
}

/** In a row even a step to the neighbour is an arc when it counts, so that a covering line stays visible beside it. */
function isArc({ isRow, layer }: Routed, move: DrawnMove): boolean {
  return isRow && !(isBackground(move.role) && (layer[move.to] ?? 0) - (layer[move.from] ?? 0) === 1);
}

function endsOf({ direction, x, y, layer }: Routed, { from, to }: Pick<DrawnMove, "from" | "to">): MoveEnds {
  const across = direction === "down" ? x : y;
  const [fromLayer, toLayer] = [layer[from] ?? 0, layer[to] ?? 0];
  return { from: across[from] ?? 0, to: across[to] ?? 0, fromLayer, toLayer };
}

function smoothLine(
  frame: Routed,
  knots: readonly Knot[],
  isFree: boolean,
  { isBack, isBeside }: { isBack: boolean; isBeside: boolean },
): EdgeLine {
  // Whoever smooths a line goes along it from the least place.
  const way = isBack ? turned(knots) : knots;
  const point = ({ across, along }: Knot): Point => pointAt(frame, across, isBack ? -along : along);
  if (isBeside && isFree && isSteep(way)) return bowed(way, point);
  const pieces = smooth(way, HEAD_LENGTH, frame.bands.clearAlong, isFree);
  const end = point(pieces.pop()?.end ?? NOWHERE);
  const parts = [`M${text(point(way[0] ?? NOWHERE))}`];
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

/** An arrow from nowhere to a corner of a node: where play starts, as in drawings of automata. */
export function startArrow(
  { x, y, widths, nodeHeight }: Pick<Frame, "x" | "y" | "widths" | "nodeHeight">,
  node: number,
): Pick<EdgeShape, "line" | "head"> {
  const [left, top] = [(x[node] ?? 0) - (widths[node] ?? 0) / 2, (y[node] ?? 0) - nodeHeight / 2];
  const at = (off: number): Point => ({ x: left - off + START_IN, y: top - off + START_IN });
  const base = at(START_OFF + HEAD_LENGTH / Math.SQRT2);
  return { line: `M${text(at(START_LENGTH))}L${text(base)}`, head: arrowhead(base, at(START_OFF)) };
}

function turned(knots: readonly Knot[]): Knot[] {
  return knots.map(({ across, along }) => ({ across, along: -along })).reverse();
}

function pointAt({ direction }: Pick<Frame, "direction">, across: number, along: number): Point {
  return direction === "down" ? { x: across, y: along } : { x: along, y: across };
}

/** Whether a line between neighbouring layers leads so nearly along that the one beside it is straight. */
function isSteep([start = NOWHERE, end = NOWHERE]: readonly Knot[]): boolean {
  return Math.abs(end.across - start.across) < STEEP * (end.along - start.along);
}

/** A line back to the next layer, bent to its own side of the one that leads onward. */
function bowed([start = NOWHERE, end = NOWHERE]: readonly Knot[], point: (knot: Knot) => Point): EdgeLine {
  const along = (share: number): Knot => ({
    across: start.across + share * (end.across - start.across) + BOW,
    along: start.along + share * (end.along - start.along),
  });
  const [first, second] = [along(0.3), along(0.7)];
  const far = Math.hypot(end.across - second.across, end.along - second.along) || 1;
  const before = (from: number, to: number): number => to - ((to - from) * HEAD_LENGTH) / far;
  const base = point({
    across: before(second.across, end.across),
    along: before(second.along, end.along),
  });
  return {
    path: `M${text(point(start))}C${text(point(first))} ${text(point(second))} ${text(base)}`,
    base,
    end: point(end),
  };
}

/**
 * A line within a layer: straight to a neighbour, else over the nodes between, in the room beside their layer. What goes one way
 * is on one side, and what goes the other way on the other.
 */
function levelLine(frame: Routed, { from, to }: DrawnMove): EdgeLine {
  const { bands, layer } = frame;
  const { from: start, to: end } = endsOf(frame, { from, to });
  const side = Math.sign(end - start) || 1;
  const place = layer[from] ?? 0;
  const along = bands.along[place] ?? 0;
  const half = (node: number): number => bands.halfAcross[node] ?? 0;
  const isBetween = (middle: number): boolean => (middle - start) * (middle - end) < 0;
  if (!(bands.across[place] ?? []).some(isBetween)) {
    const level = along - side * Math.min(LEVEL_ASIDE, bands.halfAlong / 2);
    const [first, last] = [start + side * half(from), end - side * half(to)];
    const base = pointAt(frame, last - side * HEAD_LENGTH, level);
    return {
      path: `M${text(pointAt(frame, first, level))}L${text(base)}`,
      base,
      end: pointAt(frame, last, level),
    };
  }
  const edge = along - side * bands.halfAlong;
  const lift = edge - side * Math.min(bands.between, LEAST_LIFT + LIFT * Math.abs(end - start));
  const [first, last] = [
    start + side * Math.min(nodeRoom(bands, from), LEVEL_ASIDE),
    end - side * Math.min(nodeRoom(bands, to), LEVEL_ASIDE),
  ];
  const base = pointAt(frame, last, edge - side * HEAD_LENGTH);
  return {
    path: `M${text(pointAt(frame, first, edge))}C${text(pointAt(frame, first, lift))} ${text(pointAt(frame, last, lift))} ${text(base)}`,
    base,
    end: pointAt(frame, last, edge),
  };
}

/** A line from a node to itself, round one of its corners. */
function loop({ x, y, widths, nodeHeight }: Routed, node: number): EdgeLine {
  const right = (x[node] ?? 0) + (widths[node] ?? 0) / 2;
  const top = (y[node] ?? 0) - nodeHeight / 2;
  const at = (across: number, down: number): Point => ({ x: right + across, y: top + down });
  const [base, end] = [at(HEAD_LENGTH, LOOP), at(0, LOOP)];
  return {
    path: `M${text(at(-LOOP, 0))}C${text(at(-LOOP, -2.2 * LOOP))} ${text(at(3 * LOOP, LOOP))} ${text(base)}`,
    base,
    end,
  };
}

/** Over the nodes of a row, or under them for the moves in the background, and for those that lead back. */
function arcLine(frame: Routed, { from, to, role }: DrawnMove): EdgeLine {
  const isBack = (frame.layer[to] ?? 0) < (frame.layer[from] ?? 0);
  const isBelow = isBack || (!frame.hasHeads && isBackground(role));
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
