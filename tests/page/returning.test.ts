// Pictures of graphs whose moves return: their numbers come from the module as it was built.
import { expect, test } from "vitest";
import { everyValue } from "../../www/src/model/everyValue.ts";
import { SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import { isLabelled, justLabelled, stepCount } from "../../www/src/model/labelling.ts";
import { judge, sayable } from "../../www/src/model/question/position.ts";
import { reasonOf } from "../../www/src/model/reasons.ts";
import { partsOf } from "../../www/src/scene/parts.ts";
import { scene } from "../../www/src/scene/scene.ts";
import type { EdgeShape, Scene } from "../../www/src/scene/shapes.ts";
import type { Exploration } from "../../www/src/solver/wire.ts";
import { positionByKey } from "../../www/src/views/picture/nodes/graphKeys.ts";
import { mex, valueOf } from "../boundary/built.ts";
import { alongPath, pointsOf } from "./paths.ts";
import { plainPolicy } from "./plainPolicy.ts";

async function explored(arrows: string, start: string): Promise<Exploration> {
  return valueOf(await mex.explore({ ruleset: "graph", params: { arrows } }, start));
}

/** A win, a draw of two, a loop, and a part with a number that will not do though it is won. */
const MIXED = "a>b, b>a, b>c, c>d, d>c, d>n, n>p, a>n, b>b, m>p, a>m, m>b";

function drawnOf(exploration: Exploration): { graph: SolvedGraph; drawn: Scene } {
  const graph = new SolvedGraph(exploration);
  return { graph, drawn: scene(graph, exploration, plainPolicy(graph, { width: 900, height: 700 })) };
}

/** Where a line, its arrowhead included, runs over a node that is not one of its own. */
function faults({ frame, nodes, edges }: Scene): string[] {
  const half = frame.nodeHeight / 2;
  return edges.flatMap(({ from, to, line, head = "" }) =>
    [...alongPath(line), ...pointsOf(head)].flatMap(([px, py]) =>
      nodes
        .filter(({ position }) => position !== from && position !== to)
        .filter(({ x, y, width }) => Math.abs(px - x) < width / 2 && Math.abs(py - y) < half)
        .map(({ label }) => `${from} to ${to} over ${label}`),
    ),
  );
}

/** Arrows by chance, the same every time, among so many vertices that are all reached from the first. */
function someArrows(count: number, seed: number): string {
  let last = seed;
  const chance = (below: number): number => {
    last = (last * 48_271) % 2_147_483_647;
    return last % below;
  };
  const tree = Array.from({ length: count - 1 }, (_, before) => [chance(before + 1), before + 1]);
  const others = Array.from({ length: count }, () => [chance(count), chance(count)]);
  return [...tree, ...others].map(([from, to]) => `v${from}>v${to}`).join(", ");
}

test("no line runs over a node, every one has an arrowhead, and none lies outside the picture", async () => {
  let returning = 0;
  for (const [count, seed] of [
    [5, 1],
    [9, 2],
    [14, 3],
    [25, 4],
    [40, 5],
    [60, 6],
    [90, 7],
  ] as const) {
    const exploration = await explored(someArrows(count, seed), "v0");
    const { drawn } = drawnOf(exploration);
    if (exploration.stepsBack) returning++;
    expect(faults(drawn), `${count}`).toEqual([]);
    for (const { line, head = "" } of drawn.edges) {
      expect(head).not.toBe("");
      for (const [x, y] of alongPath(line)) {
        expect(x > drawn.left && x < drawn.left + drawn.width, line).toBe(true);
        expect(y > drawn.top && y < drawn.top + drawn.height, line).toBe(true);
      }
    }
  }
  expect(returning).toBeGreaterThan(5);
});

test("moves there and back between two positions do not lie on one another", async () => {
  const { drawn } = drawnOf(await explored("a>b, b>a", "a"));
  const [one, other] = drawn.edges as [EdgeShape, EdgeShape];
  const places = (edge: EdgeShape): number[] => alongPath(edge.line).map(([x]) => x);
  expect(Math.max(...places(one))).toBeLessThan(Math.min(...places(other)));
});

test("a loop leaves its own node and comes back to it", async () => {
  const { drawn } = drawnOf(await explored("a>a", "a"));
  const [node] = drawn.nodes;
  const [{ line }] = drawn.edges as [EdgeShape];
  const outside = alongPath(line).filter(([x]) => x > (node?.x ?? 0) + (node?.width ?? 0) / 2);
  expect(outside.length).toBeGreaterThan(3);
});

test("draws are hatched around what is written on them, and are written as what has no end", async () => {
  const exploration = await explored(MIXED, "a");
  const { graph, drawn } = drawnOf(exploration);
  const node = drawn.nodes[graph.indexOf("b") ?? -1];
  if (!node) throw new Error("b is not drawn");
  expect(node).toMatchObject({ outcome: "D", value: "∞", tint: "∞" });
  const { hatch = "", cap } = partsOf(node, drawn);
  expect(cap).toBeUndefined();
  const points = pointsOf(hatch);
  expect(points.length).toBeGreaterThan(10);
  for (const [x, y] of points) {
    expect(Math.abs(x) <= node.width / 2 && Math.abs(y) <= drawn.frame.nodeHeight / 2).toBe(true);
  }
  for (const position of graph.labels.keys()) {
    const isDrawn = graph.outcome(position) === "D";
    expect(graph.remoteness(position) === Infinity).toBe(isDrawn);
    expect(graph.value(position, "remoteness") === "∞").toBe(isDrawn);
    if (isDrawn) expect(graph.grundy(position)).toBe(Infinity);
  }
});

test("values are found by steps back from the ends, and draws are left", async () => {
  const graph = new SolvedGraph(await explored(MIXED, "a"));
  const steps = stepCount(graph, "layer");
  const found = Array.from({ length: steps }, (_, before) =>
    justLabelled(graph, { by: "layer", done: before + 1, isPlaying: false, speed: 1 }),
  );
  expect(found.flat().length).toBe(graph.count);
  expect(found.at(-1)?.every((position) => graph.outcome(position) === "D")).toBe(true);
  const told = everyValue(graph);
  for (let step = 1; step <= graph.count; step++) {
    const labelling = { by: "position", done: step, isPlaying: false, speed: 1 } as const;
    const [position = 0] = justLabelled(graph, labelling);
    const reason = reasonOf(graph, told, position, "outcome");
    const option = reason.kind === "some-p" ? reason.option : undefined;
    if (option !== undefined) expect(isLabelled(graph, labelling, option)).toBe(true);
    if (reason.kind === "all-n")
      for (const each of graph.optionsOf(position) ?? [])
        expect(isLabelled(graph, labelling, each)).toBe(true);
    if (graph.outcome(position) === "D") expect(reason.kind).toBe("drawn");
  }
});

test("a draw can be guessed, where there may be one", async () => {
  const graph = new SolvedGraph(await explored(MIXED, "a"));
  const at = graph.indexOf("b") ?? -1;
  expect(sayable(graph, at, "outcome")).toEqual(["P", "N", "D"]);
  expect(sayable(graph, at, "grundy")).toContain("∞");
  expect(judge(graph, at, "D", "outcome").isRight).toBe(true);
  expect(judge(graph, at, "N", "outcome").isRight).toBe(false);
  const straight = new SolvedGraph(await explored("a>b, b>c", "a"));
  expect(sayable(straight, 0, "outcome")).toEqual(["P", "N"]);
});

test("with several players nobody wins a draw", async () => {
  const found = await mex.explore(
    {
      ruleset: "graph",
      params: { arrows: "a>b, b>a, c>d, a>c, b>c" },
      convention: { kind: "alliance", players: 3, winner: "first-stuck" },
    },
    "a",
  );
  const graph = new SolvedGraph(valueOf(found));
  const drawn = [...graph.labels.keys()].filter((position) => graph.value(position, 0) === "D");
  expect(drawn.map((position) => graph.label(position))).toEqual(["a", "b"]);
  for (const position of drawn) expect(graph.gameValue(position)).toBeUndefined();
  expect(graph.hasDraws).toBe(true);
});

test("arrow keys follow the moves, first those that lead where the key points, and never a loop", async () => {
  const exploration = await explored("a>b, b>b, b>a, b>c, c>d", "a");
  const { graph, drawn } = drawnOf(exploration);
  const at = (label: string): number => graph.indexOf(label) ?? -1;
  const go = (key: string, from: string): string =>
    graph.label(positionByKey(key, at(from), graph, drawn.frame) ?? -1);
  for (const from of ["a", "b", "c"]) {
    const to = at(go("ArrowDown", from));
    expect(graph.optionsOf(at(from))).toContain(to);
    expect(to).not.toBe(at(from));
    const isDown = [...(graph.optionsOf(at(from)) ?? [])].some(
      (option) => graph.layer(option) > graph.layer(at(from)),
    );
    if (isDown) expect(graph.layer(to)).toBeGreaterThan(graph.layer(at(from)));
  }
  expect(go("ArrowUp", "d")).toBe("c");
});
