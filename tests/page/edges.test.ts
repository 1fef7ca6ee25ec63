import { expect, test } from "vitest";
import { drawEdges } from "../../www/src/views/boards/edges/lines.ts";

const edge = (one: number, other: number): [number, number] => [one, other];
const tree = [edge(0, 1), edge(0, 5), edge(1, 2), edge(1, 4), edge(2, 3), edge(5, 6)];

test("vertices stand as high as they are far from the ground, no two at one place", () => {
  const { vertices, ground, width } = drawEdges(tree);
  const height = (vertex: number): number => {
    const found = vertices.find((other) => other.vertex === vertex);
    return (ground - (found?.y ?? 0)) / 48;
  };
  expect([1, 2, 3, 4, 5, 6].map(height)).toEqual([1, 2, 3, 2, 1, 2]);
  expect(new Set(vertices.map(({ x, y }) => `${x},${y}`)).size).toBe(6);
  for (const { x } of vertices) expect(x > 0 && x < width).toBe(true);
});

test("edges between the same vertices, loops and arches each have a way of their own", () => {
  const several = [edge(0, 0), edge(0, 1), edge(0, 1), edge(0, 1), edge(1, 1), edge(1, 1)];
  const { edges } = drawEdges(several);
  expect(new Set(edges.map(({ path }) => path)).size).toBe(several.length);
});

test("a line between two vertices of one height goes over those between them", () => {
  const { edges, vertices } = drawEdges([edge(0, 1), edge(0, 2), edge(0, 3), edge(1, 3)]);
  const row = vertices[0]?.y ?? 0;
  expect(edges[3]?.middle.y).toBeLessThan(row - 10);
});

test("a tree stands in columns of its own, and what several ways lead to stands between them", () => {
  const xs = (...edges: Array<[number, number]>): number[] => {
    const { vertices } = drawEdges(edges);
    return vertices.toSorted((one, other) => one.vertex - other.vertex).map(({ x }) => (x - 24) / 52);
  };
  expect(xs(...tree)).toEqual([0.5, 0, 0, 1, 2, 2]);
  expect(xs(edge(0, 1), edge(1, 2), edge(2, 3), edge(0, 3))).toEqual([0, 0.5, 1]);
  // Neighbours in one row do not push each other aside.
  expect(xs(edge(0, 1), edge(1, 2), edge(0, 3), edge(3, 4), edge(4, 5), edge(3, 5))).toEqual([
    0, 0, 1.5, 1, 2,
  ]);
});

test("in a large tree branches of any height stand over their own stems", () => {
  // Each vertex has two above it, as far as there are numbers.
  const branches = Array.from({ length: 149 }, (_, index) => edge(Math.floor((index + 2) / 2), index + 2));
  const { vertices } = drawEdges([edge(0, 1), ...branches]);
  const at = new Map(vertices.map(({ vertex, x }) => [vertex, x]));
  for (let vertex = 1; vertex <= 74; vertex++) {
    const [left = NaN, right = NaN] = [at.get(2 * vertex), at.get(2 * vertex + 1)];
    expect(at.get(vertex), `${vertex}`).toBeCloseTo((left + right) / 2, 0);
  }
});

test("nothing is a drawing, too", () => {
  expect(drawEdges([]).vertices).toEqual([]);
});
