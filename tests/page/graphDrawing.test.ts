// Graphs on paper: every vertex at a place of its own, edges of paths, cycles and grids all alike.
import { expect, test } from "vitest";
import { sketch } from "../../www/src/views/boards/vertices/sketch.ts";
import { placedByDistance, type Joined } from "../../www/src/views/boards/nets/places/byDistance.ts";
import { vertexOf } from "../../www/src/views/boards/vertices/vertices.ts";

/** What a board is told of a graph: every vertex twice, then the edges; and its tokens, each a vertex with a bit for each neighbour. */
function graphOf(position: string): { edges: Joined[]; tokens: readonly number[] } {
  const trails = position.split(",").map((trail) => trail.split("-").map(Number));
  const pairs = trails.flatMap((trail) => trail.slice(1).map((to, index): Joined => [trail[index] ?? 0, to]));
  const vertices = [...new Set(trails.flat())].sort((one, other) => one - other);
  const joined = (vertex: number): number[] =>
    pairs.flatMap(([one, other]) => (one === vertex ? other : other === vertex ? one : []));
  return {
    edges: [
      ...vertices.map((vertex): Joined => [vertex, vertex]),
      ...pairs.map(([one, other]): Joined => [Math.min(one, other), Math.max(one, other)]),
    ],
    tokens: vertices.map((vertex) =>
      joined(vertex).reduce((sum, other) => sum + 2 ** other, vertex * 2 ** 46),
    ),
  };
}

function lengths(position: string): number[] {
  const { places, edges } = placedByDistance(graphOf(position).edges);
  return edges.map(([one, other]) => {
    const [from, to] = [places.get(one), places.get(other)];
    return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : NaN;
  });
}

const COMPLETE = "0-1-2-3-4-5-0-2-4-0-3-1-4,1-5-2,5-3";
const GRID = "0-1-2-5-4-1,0-3-4-7-6-3,5-8-7";

test.each([
  ["a path", "0-1-2-3-4-5-6-7-8-9", [9, 0]],
  ["a cycle of 4", "0-1-2-3-0", [1, 1]],
  ["a grid", GRID, [2, 2]],
])("%s lies on a grid", (_, position, [width, height]) => {
  expect(placedByDistance(graphOf(position).edges)).toMatchObject({ width, height });
  for (const length of lengths(position)) expect(length).toBeCloseTo(1, 2);
});

test.each(["0-1-2-3-4-5-6-7-0", "0-1-2-3-4-0,5-6", "0-1,0-2,0-3,0-4"])(
  "the edges of %s are equally long",
  (position) => {
    for (const length of lengths(position)) expect(length).toBeCloseTo(1, 1);
  },
);

test.each([
  COMPLETE,
  "0-1,0-2,0-3,0-4,0-5,0-6,0-7,0-8,0-9",
  "0,1,2,3,4,5-6",
  "0-1-2-3-4-0-5-7-2,1-6-8-3,4-9-6,5-8,7-9",
])("no two vertices of %s stand too close", (position) => {
  const places = [...placedByDistance(graphOf(position).edges).places.values()];
  expect(places.length).toBeGreaterThan(5);
  for (const [index, one] of places.entries())
    for (const other of places.slice(0, index))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.6);
});

test("tokens tell their vertices, and small drawings what is left of the start", () => {
  const { edges, tokens } = graphOf(GRID);
  expect(tokens.map(vertexOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const small = sketch({ edges, tokens, passes: 0 } as never);
  const pieces = (path = ""): number => path.split("M").length - 1;
  const corners = graphOf("0,2,6,8").tokens;
  expect(
    [small?.of(tokens), small?.of(corners)].map((each) => [
      pieces(each?.lines),
      pieces(each?.points),
      pieces(each?.traces),
    ]),
  ).toEqual([
    [12, 9, 0],
    [0, 4, 12],
  ]);
});
