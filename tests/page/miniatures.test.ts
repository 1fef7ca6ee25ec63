// Positions drawn small: each as a part of the same drawing, within its frame, and on its node in place of its name.
import { expect, test } from "vitest";
import { SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import type { OpenGame } from "../../www/src/model/state.ts";
import { sketch } from "../../www/src/views/boards/edges/sketch.ts";
import { scene } from "../../www/src/scene/scene.ts";
import type { Miniatures } from "../../www/src/scene/shapes.ts";
import { mex, valueOf } from "../boundary/built.ts";
import { alongPath, pointsOf } from "./paths.ts";
import { plainPolicy } from "./plainPolicy.ts";

const edge = (one: number, other: number): number => one * 2 ** 26 + other;

/** What a board needs of a game with these edges, the lower numbers first. */
function gameOf(...edges: Array<[number, number]>): OpenGame {
  return { tokens: edges.map(([one, other]) => edge(one, other)), edges, passes: 0 } as never;
}

const TREE = gameOf([0, 1], [0, 5], [1, 2], [1, 4], [2, 3], [5, 6]);
const CYCLES = gameOf([0, 0], [0, 1], [0, 1], [1, 1], [1, 1], [1, 2], [1, 2], [1, 2], [2, 3], [2, 4]);

function drawn(game: OpenGame): Miniatures {
  const small = sketch(game);
  if (!small) throw new Error("there is no drawing");
  return small;
}

/** The single lines or points of path data. */
const pieces = (path = ""): string[] => path.split(/(?=M)/);

test.each([
  ["a tree", TREE],
  ["a graph with loops, arches and equal edges", CYCLES],
])("in every position of %s all stands where it stood at the start", (_, game) => {
  const small = drawn(game);
  const start = small.of(game.tokens);
  expect(pieces(start.lines)).toHaveLength(game.tokens.length);
  expect(start.traces).toBeFalsy();
  let smaller = 0;
  // Every choice of edges, whether play leads there or not.
  for (let kept = 0; kept < 2 ** game.tokens.length; kept++) {
    const position = game.tokens.filter((_, place) => (kept >> place) & 1);
    const { lines, traces, points, ground } = small.of(position);
    expect(ground).toBe(start.ground);
    expect([...pieces(lines), ...pieces(traces)].filter(Boolean).sort()).toEqual(pieces(start.lines).sort());
    expect(pieces(lines).filter(Boolean)).toHaveLength(position.length);
    expect(pieces(start.points)).toEqual(expect.arrayContaining(pieces(points).filter(Boolean)));
    smaller += Number(pieces(points).length < pieces(start.points).length);
  }
  expect(smaller).toBeGreaterThan(0);
});

test.each([
  ["one edge", gameOf([0, 1])],
  ["a tree", TREE],
  ["a graph with loops, arches and equal edges", CYCLES],
  ["a stalk of six", gameOf([0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6])],
])("%s lies within its frame, and is not too small", (_, game) => {
  const { left, top, width, height, of } = drawn(game);
  const { lines, ground } = of(game.tokens);
  // So is half of a line's width.
  for (const [x, y] of [...alongPath(lines ?? ""), ...pointsOf(ground ?? "").slice(0, 1)]) {
    expect(x).toBeGreaterThanOrEqual(left + 0.9);
    expect(x).toBeLessThanOrEqual(left + width - 0.9);
    expect(y).toBeGreaterThanOrEqual(top + 0.9);
    expect(y).toBeLessThanOrEqual(top + height - 0.9);
  }
  // Where letters of 13 pixels have 10, the least that can be read, it has 28.
  expect((height * 10) / 13).toBeGreaterThanOrEqual(28);
});

test("what a small drawing could not say is written", () => {
  expect(sketch({ ...TREE, passes: 1 })).toBeUndefined();
  expect(sketch(gameOf())).toBeUndefined();
  const stalk = (length: number): OpenGame =>
    gameOf(...Array.from({ length }, (_, place): [number, number] => [place, place + 1]));
  expect(sketch(stalk(8))).toBeDefined();
  expect(sketch(stalk(12))).toBeUndefined();
  const bush = (edges: number): OpenGame =>
    gameOf(...Array.from({ length: edges }, (_, place): [number, number] => [0, (place % 5) + 1]));
  expect(sketch(bush(20))).toBeDefined();
  expect(sketch(bush(21))).toBeUndefined();
});

test("a picture has drawings in place of names, and nothing else of it changes", async () => {
  const exploration = valueOf(await mex.explore({ ruleset: "hackenbush" }, TREE.edges as never));
  const graph = new SolvedGraph(exploration);
  const policy = plainPolicy(graph, { width: 1000, height: 600 });
  const small = drawn(TREE);
  const written = scene(graph, exploration, policy);
  const pictures = scene(graph, exploration, { ...policy, miniatures: small });
  for (const [position, { name, miniature, label, value, width }] of pictures.nodes.entries()) {
    expect(name.join("")).toBe("");
    expect(miniature).toEqual(small.of(graph.tokens(position)));
    expect([label, value]).toEqual([written.nodes[position]?.label, written.nodes[position]?.value]);
    expect(width).toBeGreaterThan(small.width);
  }
  expect(new Set(pictures.nodes.map(({ miniature }) => JSON.stringify(miniature))).size).toBe(graph.count);
  expect(pictures.frame.nodeHeight).toBeGreaterThan(small.height);
  expect(pictures.edges.map(({ from, to, role }) => [from, to, role].join()).sort()).toEqual(
    written.edges.map(({ from, to, role }) => [from, to, role].join()).sort(),
  );
  // Who asks for numbers or values alone has them.
  for (const labels of ["value", "number"] as const)
    expect({ ...scene(graph, exploration, { ...policy, labels, miniatures: small }), policy }).toEqual({
      ...scene(graph, exploration, { ...policy, labels }),
      policy,
    });
});
