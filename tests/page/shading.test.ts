// The shading that stands for very many moves: every one of them is in it, where it runs.
import { expect, test } from "vitest";
import { SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import { scene } from "../../www/src/scene/scene.ts";
import { darkness, shadingOf, type Shading } from "../../www/src/scene/shading.ts";
import type { Scene } from "../../www/src/scene/shapes.ts";
import { mex, valueOf } from "../boundary/built.ts";
import { plainPolicy } from "./plainPolicy.ts";

interface Shaded {
  graph: SolvedGraph;
  drawn: Scene;
  shading: Shading;
  looks: number;
}

async function shaded(ruleset: string, start: string): Promise<Shaded> {
  const exploration = valueOf(await mex.explore({ ruleset }, start));
  const graph = new SolvedGraph(exploration);
  const drawn = scene(graph, exploration, plainPolicy(graph, { width: 1000, height: 600, betweenRows: 0 }));
  const counting = shadingOf(graph, drawn);
  for (let looks = 1; ; looks++) {
    const { done, value } = counting.next();
    if (done) return { graph, drawn, shading: value, looks };
  }
}

/** How many moves run through the pixel at a place of the picture, or through one next to it, for rounding. */
function countAt({ drawn, shading }: Shaded, x: number, y: number): number {
  const fine = shading.width / drawn.width;
  const [column, row] = [Math.floor((x - drawn.left) * fine), Math.floor((y - drawn.top) * fine)];
  const near = [-1, 0, 1];
  return Math.max(
    ...near.flatMap((down) =>
      near.map((across) => shading.counts[(row + down) * shading.width + column + across] ?? 0),
    ),
  );
}

test("every move is in it, at both its ends and in its middle", async () => {
  const all = await shaded("nim", "(12,12,12)");
  const { graph, drawn, looks } = all;
  const { x, y } = drawn.frame;
  for (let from = 0; from < graph.count; from++) {
    const options = graph.optionsOf(from) ?? [];
    expect(countAt(all, x[from] ?? 0, y[from] ?? 0)).toBeGreaterThanOrEqual(options.length);
    for (const to of options) {
      const middle = [((x[from] ?? 0) + (x[to] ?? 0)) / 2, ((y[from] ?? 0) + (y[to] ?? 0)) / 2] as const;
      expect(countAt(all, ...middle)).toBeGreaterThan(0);
    }
  }
  expect(looks).toBeGreaterThan(5);
});

test("where positions form a row moves are arcs over it, and none is cut off", async () => {
  const all = await shaded("nim", "(100)");
  const { drawn, shading } = all;
  expect(drawn.frame.isRow).toBe(true);
  const firstShaded = shading.counts.findIndex((count) => count > 0);
  const top = Math.floor(firstShaded / shading.width);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(shading.height / 10);
});

test("its pixels have a bound, however large the picture is", async () => {
  const { shading, drawn } = await shaded("wythoff", "(50,50)");
  expect(drawn.width * drawn.height).toBeGreaterThan(4_000_000);
  expect(shading.width * shading.height).toBeLessThan(4_010_000);
  expect(shading.most).toBe(Math.max(...new Set(shading.counts)));
});

test("single moves are seen beside thousands", () => {
  expect(darkness(0, 5000)).toBe(0);
  expect(darkness(1, 5000)).toBeGreaterThan(0.08);
  expect(darkness(5000, 5000)).toBe(1);
  expect(darkness(0, 0)).toBe(0);
});
