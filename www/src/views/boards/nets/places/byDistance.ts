import type { Point } from "../../../../scene/shapes.ts";
import { placesByDistance } from "./stress.ts";

/** The vertices that an edge joins, or from which an arrow leads to which; of a loop, or of a vertex alone, it twice. */
export type Joined = readonly [number, number];

/** A graph on paper: its vertices about one apart where an edge joins them, and the room that they take up. */
interface PlacedGraph {
  width: number;
  height: number;
  /** By vertex. */
  places: ReadonlyMap<number, Point>;
  edges: readonly Joined[];
}

/** No two vertices are closer. */
const CLOSEST = 0.7;
/** Vertices that stand less apart are in one row of a grid. */
const SAME_ROW = 0.3;
/** So many drawings are made of each part, and the clearest is taken. */
const TRIES = 6;
/** An edge that comes so close to a vertex seems to end there. */
const CLOSE = 0.4;

/** A graph is drawn once, however often it is looked at. */
const drawn = new WeakMap<readonly Joined[], PlacedGraph>();

/** Draws each connected part by its distances, and the parts in rows. */
export function placedByDistance(ends: readonly Joined[]): PlacedGraph {
  const known = drawn.get(ends) ?? draw(ends);
  drawn.set(ends, known);
  return known;
}

function draw(ends: readonly Joined[]): PlacedGraph {
  const vertices = [...new Set(ends.flat())].sort((a, b) => a - b);
  const edges = ends.filter(([one, other]) => one !== other);
  const parts: GraphComponent[] = [];
  const seen = new Set<number>();
  for (const vertex of vertices) {
    if (seen.has(vertex)) continue;
    const reached = [...distancesFrom(vertex, edges).keys()].sort((a, b) => a - b);
    for (const each of reached) seen.add(each);
    parts.push(drawPart(reached, edges));
  }
  return { edges, ...inRows(parts) };
}

/** By how many edges the vertices are away that can be reached. */
export function distancesFrom(vertex: number, edges: readonly Joined[]): Map<number, number> {
  const distances = new Map([[vertex, 0]]);
  for (const [from, distance] of distances)
    for (const pair of edges)
      if (pair.includes(from)) for (const to of pair) if (!distances.has(to)) distances.set(to, distance + 1);
  return distances;
}

interface GraphComponent {
  vertices: readonly number[];
  places: readonly Point[];
  width: number;
  height: number;
}

function drawPart(vertices: readonly number[], all: readonly Joined[]): GraphComponent {
  const edges = all
    .filter(([one]) => vertices.includes(one))
    .map(([one, other]): Joined => [vertices.indexOf(one), vertices.indexOf(other)]);
  const distances = vertices.map((vertex) => {
    const from = distancesFrom(vertex, all);
    return vertices.map((other) => from.get(other) ?? 0);
  });
  let clearest: { places: Point[]; faults: number } | undefined;
  for (let seed = 0; seed < TRIES && clearest?.faults !== 0; seed++) {
    const found = turned(placesByDistance(distances, seed), edges);
    const places = onGrid(found, edges) ?? apart(found);
    const faults = faultsOf(places, edges);
    if (!clearest || faults < clearest.faults) clearest = { places, faults };
  }
  const places = framed(clearest?.places ?? []);
  return { vertices, places, width: span(places, "x"), height: span(places, "y") };
}

/** Edges that cross, and those that run through vertices, which are worse. */
function faultsOf(places: readonly Point[], edges: readonly Joined[]): number {
  const lines = edges.flatMap((ends) => {
    const [from, to] = [places[ends[0]], places[ends[1]]];
    return from && to ? [{ ends, from, to }] : [];
  });
  let faults = 0;
  for (const [index, { ends, from, to }] of lines.entries()) {
    for (const [vertex, place] of places.entries())
      if (!ends.includes(vertex) && distanceTo(place, from, to) < CLOSE) faults += 4;
    for (const other of lines.slice(index + 1)) {
      const sides = [
        side(from, to, other.from) * side(from, to, other.to),
        side(other.from, other.to, from) * side(other.from, other.to, to),
      ];
      if (!other.ends.some((end) => ends.includes(end)) && sides.every((product) => product < 0)) faults += 1;
    }
  }
  return faults;
}

/** On which side of a line a point lies. */
function side(from: Point, to: Point, point: Point): number {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
}

/** From a point to the nearest one of a line between two others. */
function distanceTo(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx ** 2 + dy ** 2 || 1);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - part * dx, point.y - from.y - part * dy);
}

/** Turned so that edges run along the paper as far as they can, then the long way across. */
function turned(places: readonly Point[], edges: readonly Joined[]): Point[] {
  let [across, up, length, first] = [0, 0, 0, 0];
  for (const [one, other] of edges) {
    const [dx, dy] = [
      (places[other]?.x ?? 0) - (places[one]?.x ?? 0),
      (places[other]?.y ?? 0) - (places[one]?.y ?? 0),
    ];
    const angle = 4 * Math.atan2(dy, dx);
    if (length === 0) first = -angle / 4;
    across += Math.cos(angle);
    up += Math.sin(angle);
    length += Math.hypot(dx, dy) / edges.length;
  }
  // Where they run all ways alike, the first edge is level.
  const isAlike = Math.hypot(across, up) < 0.1 * edges.length;
  const angle = isAlike ? first : -Math.atan2(up, across) / 4;
  const [cos, sin] = [Math.cos(angle) / (length || 1), Math.sin(angle) / (length || 1)];
  const straight = places.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
  const isHigh = span(straight, "y") > span(straight, "x") + 0.1;
  return isHigh ? straight.map(({ x, y }) => ({ x: y, y: x })) : straight;
}

/** From 0 up, the first vertex to the left and above. */
function framed(places: readonly Point[]): Point[] {
  const side = (way: "x" | "y"): ((place: Point) => number) => {
    const all = places.map((place) => place[way]);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const isBehind = (all[0] ?? 0) > (least + most) / 2 + 0.1;
    return (place) => (isBehind ? most - place[way] : place[way] - least);
  };
  const [x, y] = [side("x"), side("y")];
  return places.map((place) => ({ x: x(place), y: y(place) }));
}

/** In the rows and columns of a grid, if every edge then leads to the next one. */
function onGrid(places: readonly Point[], edges: readonly Joined[]): Point[] | undefined {
  const rowsOf = (numbers: readonly number[]): number[] => {
    const order = [...numbers].sort((a, b) => a - b);
    const steps = order.filter((number, index) => index > 0 && number - (order[index - 1] ?? 0) > SAME_ROW);
    return numbers.map((number) => steps.filter((step) => step <= number).length);
  };
  const [columns, rows] = [rowsOf(places.map(({ x }) => x)), rowsOf(places.map(({ y }) => y))];
  const grid = columns.map((x, index) => ({ x, y: rows[index] ?? 0 }));
  const isNext = ([one, other]: Joined): boolean => {
    const [from, to] = [grid[one], grid[other]];
    return !!from && !!to && Math.abs(from.x - to.x) + Math.abs(from.y - to.y) === 1;
  };
  const isOneEach = new Set(grid.map(({ x, y }) => `${x},${y}`)).size === grid.length;
  return isOneEach && edges.every(isNext) ? grid : undefined;
}

/** So large that no two vertices are too close. */
function apart(places: readonly Point[]): Point[] {
  let closest = Infinity;
  for (const [index, one] of places.entries())
    for (const other of places.slice(0, index))
      closest = Math.min(closest, Math.hypot(one.x - other.x, one.y - other.y));
  const scale = Math.min(3, Math.max(1, CLOSEST / closest));
  return places.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
}

/** Parts side by side with room for a vertex between them; a row that would be too long goes on below. */
function inRows(parts: readonly GraphComponent[]): Pick<PlacedGraph, "width" | "height" | "places"> {
  const area = parts.reduce((sum, { width, height }) => sum + (width + 1) * (height + 1), 0);
  const longest = Math.max(1.6 * Math.sqrt(area), ...parts.map(({ width }) => width));
  const places = new Map<number, Point>();
  let [left, top, below, right] = [0, 0, 0, 0];
  for (const part of parts) {
    if (left > 0 && left + part.width > longest) [left, top] = [0, below + 1];
    for (const [index, { x, y }] of part.places.entries())
      places.set(part.vertices[index] ?? 0, { x: round(left + x), y: round(top + y) });
    below = Math.max(below, top + part.height);
    right = Math.max(right, left + part.width);
    left += part.width + 1;
  }
  return { width: right, height: below, places };
}

function span(places: readonly Point[], way: "x" | "y"): number {
  const all = places.map((place) => place[way]);
  return Math.max(...all) - Math.min(...all);
}

function round(length: number): number {
  return Math.round(length * 1000) / 1000;
}
