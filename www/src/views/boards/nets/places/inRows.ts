// Where vertices stand whose rows are known: as many edges away from the ground, or from those that no arrow leads to.
import { keptApart } from "../../../../scene/apart.ts";
import type { Point } from "../../../../scene/shapes.ts";
import { distancesFrom, type Joined } from "./byDistance.ts";

/** How often the rows are gone through, down and up: to find an order, then to straighten the arrows. */
const SORTINGS = 12;
const STRAIGHTENINGS = 8;

/** A graph that stands on the ground, vertex 0, which is a line: of each vertex its column and how many rows it is above. */
interface GrownGraph {
  places: ReadonlyMap<number, Point>;
  columns: number;
  rows: number;
}

/** A graph is placed once, however often it is looked at. */
const placed = new WeakMap<readonly Joined[], GrownGraph>();

/** Each vertex in the row of its distance from the ground. */
export function placedOnGround(ends: readonly Joined[]): GrownGraph {
  const known = placed.get(ends) ?? placeOnGround(ends);
  placed.set(ends, known);
  return known;
}

function placeOnGround(ends: readonly Joined[]): GrownGraph {
  const distances = distancesFrom(0, ends);
  const columns = new Map<number, number>();
  let free = 0;
  // What grows from one vertex stands together, and the vertex below the middle of it.
  const grow = (from: number): number => {
    const joined = ends.flatMap(([one, other]) => (one === from ? other : other === from ? one : []));
    const middles: number[] = [];
    for (const vertex of joined.sort((one, other) => one - other)) {
      if (distances.get(vertex) !== (distances.get(from) ?? 0) + 1 || columns.has(vertex)) continue;
      columns.set(vertex, 0);
      const middle = grow(vertex);
      columns.set(vertex, middle);
      middles.push(middle);
    }
    return middles.length > 0 ? ((middles[0] ?? 0) + (middles.at(-1) ?? 0)) / 2 : free++;
  };
  grow(0);
  const vertices = [...columns.keys()];
  const above = vertices.map((vertex) => (distances.get(vertex) ?? 1) - 1);
  const edges = ends
    .filter((pair) => !pair.includes(0))
    .map(([one, other]): Joined => [vertices.indexOf(one), vertices.indexOf(other)]);
  const begun = [...columns.values()];
  const across = isForest(ends, vertices.length) ? begun : acrossInRows(above, edges, () => 1, begun);
  const first = Math.min(...across);
  return {
    places: new Map(
      vertices.map((vertex, index) => [
        vertex,
        { x: (across[index] ?? 0) - first, y: (above[index] ?? 0) + 1 },
      ]),
    ),
    columns: vertices.length === 0 ? 0 : Math.max(...across) - first + 1,
    rows: Math.max(0, ...above) + 1,
  };
}

/** Whether so many vertices stand on the ground with no way round, but for loops and edges side by side: each stands over its own. */
function isForest(ends: readonly Joined[], vertices: number): boolean {
  const joined = ends.flatMap(([one, other]) => (one === other ? [] : `${one}-${other}`));
  return new Set(joined).size === vertices;
}

/** By vertex: how many arrows the longest way to it has, but for arrows that lead back. */
export function longestWays(count: number, all: readonly Joined[]): number[] {
  const arrows = onward(count, all);
  const layers = new Array<number>(count).fill(0);
  const arriving = new Array<number>(count).fill(0);
  for (const [, to] of arrows) arriving[to] = (arriving[to] ?? 0) + 1;
  const ready = [...layers.keys()].filter((vertex) => arriving[vertex] === 0);
  for (const vertex of ready)
    for (const [from, to] of arrows) {
      if (from !== vertex) continue;
      layers[to] = Math.max(layers[to] ?? 0, (layers[vertex] ?? 0) + 1);
      const left = (arriving[to] ?? 0) - 1;
      arriving[to] = left;
      if (left === 0) ready.push(to);
    }
  return layers;
}

/** The arrows that lead back to no vertex on the way to them, as a search goes depth first from vertex to vertex. */
function onward(count: number, arrows: readonly Joined[]): readonly Joined[] {
  const leaving = Array.from({ length: count }, (): Joined[] => []);
  for (const arrow of arrows) leaving[arrow[0]]?.push(arrow);
  const seen = new Set<number>();
  const onWay = new Set<number>();
  const kept = new Set<Joined>();
  const search = (vertex: number): void => {
    seen.add(vertex);
    onWay.add(vertex);
    for (const arrow of leaving[vertex] ?? []) {
      const [, to] = arrow;
      if (!onWay.has(to)) kept.add(arrow);
      if (!seen.has(to)) search(to);
    }
    onWay.delete(vertex);
  };
  for (let vertex = 0; vertex < count; vertex++) if (!seen.has(vertex)) search(vertex);
  return arrows.filter((arrow) => kept.has(arrow));
}

/**
 * By vertex: its place across, in the middle of those that it is joined to as far as its row allows. Neighbours of a row
 * keep the distance that they ask for, and, where there are places to begin with, the order of these.
 */
export function acrossInRows(
  layers: readonly number[],
  edges: readonly Joined[],
  apart: (one: number, other: number) => number,
  begun?: readonly number[],
): number[] {
  const rows: number[][] = [];
  layers.forEach((layer, vertex) => (rows[layer] ??= []).push(vertex));
  const joined = layers.map((_, vertex) =>
    edges.flatMap(([from, to]) => (from === vertex ? to : to === vertex ? from : [])),
  );
  const places = begun ? [...begun] : new Array<number>(layers.length).fill(0);
  const settle = (row: readonly number[], wanted: readonly number[]): void => {
    const kept = keptApart(wanted, (index) => apart(row[index - 1] ?? 0, row[index] ?? 0));
    row.forEach((vertex, index) => (places[vertex] = kept[index] ?? 0));
  };
  for (const row of rows)
    if (begun) row.sort((one, other) => (begun[one] ?? 0) - (begun[other] ?? 0));
    else settle(row, new Array<number>(row.length).fill(0));
  const mean = (vertices: readonly number[]): number =>
    vertices.reduce((sum, vertex) => sum + (places[vertex] ?? 0), 0) / vertices.length;
  for (let time = begun ? SORTINGS : 0; time < SORTINGS + STRAIGHTENINGS; time++) {
    const isDown = time % 2 === 0;
    for (const row of isDown ? rows : rows.toReversed()) {
      const wanted = new Map(
        row.map((vertex) => {
          const layer = layers[vertex] ?? 0;
          const isBefore = (other: number): boolean => (isDown ? other < layer : other > layer);
          const before = (joined[vertex] ?? []).filter((other) => isBefore(layers[other] ?? 0));
          const others = before.length > 0 || begun ? before : (joined[vertex] ?? []);
          return [vertex, others.length > 0 ? mean(others) : (places[vertex] ?? 0)];
        }),
      );
      const at = (vertex: number): number => wanted.get(vertex) ?? 0;
      if (time < SORTINGS) row.sort((one, other) => at(one) - at(other));
      const ordered: number[] = [];
      for (const vertex of row) ordered.push(Math.max(at(vertex), ordered.at(-1) ?? -Infinity));
      settle(row, ordered);
    }
  }
  return places;
}
