// Where the vertices of a graph without cycles stand: in rows, by the longest way to each, above those that they lead to.
import { keptApart } from "../../../scene/apart.ts";

export type Arrows = ReadonlyArray<readonly [number, number]>;

/** How often the rows are gone through, down and up: to find an order, then to straighten the arrows. */
const SORTINGS = 12;
const STRAIGHTENINGS = 8;

/** By vertex: how many arrows the longest way to it has. */
export function layersOf(count: number, arrows: Arrows): number[] {
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

/**
 * By vertex: its place across, in the middle of those that it is joined to as far as its row allows. Neighbours of a row
 * keep the distance that they ask for.
 */
export function placesOf(
  layers: readonly number[],
  arrows: Arrows,
  apart: (one: number, other: number) => number,
): number[] {
  const rows: number[][] = [];
  layers.forEach((layer, vertex) => (rows[layer] ??= []).push(vertex));
  const joined = layers.map((_, vertex) =>
    arrows.flatMap(([from, to]) => (from === vertex ? to : to === vertex ? from : [])),
  );
  const places = new Array<number>(layers.length).fill(0);
  const settle = (row: readonly number[], wanted: readonly number[]): void => {
    const kept = keptApart(wanted, (index) => apart(row[index - 1] ?? 0, row[index] ?? 0));
    row.forEach((vertex, index) => (places[vertex] = kept[index] ?? 0));
  };
  for (const row of rows) settle(row, new Array<number>(row.length).fill(0));
  const mean = (vertices: readonly number[]): number =>
    vertices.reduce((sum, vertex) => sum + (places[vertex] ?? 0), 0) / vertices.length;
  for (let time = 0; time < SORTINGS + STRAIGHTENINGS; time++) {
    const isDown = time % 2 === 0;
    for (const row of isDown ? rows : rows.toReversed()) {
      const wanted = new Map(
        row.map((vertex) => {
          const layer = layers[vertex] ?? 0;
          const before = (joined[vertex] ?? []).filter((other) => (layers[other] ?? 0) < layer === isDown);
          const others = before.length > 0 ? before : (joined[vertex] ?? []);
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
