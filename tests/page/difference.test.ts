// Colours that stand for what differs from another game.
import { expect, test } from "vitest";
import { csv } from "../../www/src/exports/csv.ts";
import { drawingOf } from "../../www/src/exports/drawing.ts";
import { against, compareWith } from "../../www/src/model/against.ts";
import { compared, comparingFault, isComparing, stopComparing } from "../../www/src/model/comparing.ts";
import { comparisonOf, effectiveColour, keyOf, show, shownValues } from "../../www/src/model/display.ts";
import { SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import { hideValues } from "../../www/src/model/revealing.ts";
import type { State } from "../../www/src/model/state.ts";
import type { ValueChange } from "../../www/src/model/values.ts";
import { links } from "../../www/src/views/registry.ts";
import { Mosaic } from "../../www/src/views/graph/far/mosaic.ts";
import { mosaicInputOf } from "../../www/src/views/graph/far/look.ts";
import { mex, valueOf } from "../boundary/built.ts";
import { pages } from "./pageColours.ts";
import { shown, solvedIn } from "./shown.ts";

/** What is changed, by label, as the picture has it. */
function changes(state: State): Map<string, string> {
  const graph = solvedIn(state);
  const of = keyOf(state, graph);
  return new Map(graph.labels.map((label, position) => [label, of(position)]));
}

/** The same by two graphs, whose positions are matched by label. */
function between(
  one: SolvedGraph,
  other: SolvedGraph,
  value: (graph: SolvedGraph, position: number) => unknown,
): Map<string, ValueChange> {
  return new Map(
    one.labels.map((label, position) => {
      const match = other.indexOf(label);
      if (match === undefined) throw new Error(`${label} is not there`);
      return [label, value(one, position) === value(other, match) ? "same" : "changed"];
    }),
  );
}

test.each(["nim(2,3,4)", "wythoff(4,6)", "kayles(10)", "hackenbush(0-1,1-2,1-3,0-4)", "bash[m=3](4,5)"])(
  "positions of %s change who wins between normal and misère play",
  async (game) => {
    const { state, scene } = await shown(`${game}?color=difference`);
    const misere = await shown(`${game}?play=misere&color=difference`);
    const want = between(solvedIn(state), solvedIn(misere.state), (graph, position) =>
      graph.outcome(position),
    );
    expect(changes(state)).toEqual(want);
    expect(changes(misere.state)).toEqual(want);
    expect([effectiveColour(state), effectiveColour(misere.state)]).toEqual(["outcome", "outcome"]);
    const some = [...want.values()].filter((change) => change === "changed").length;
    expect(comparisonOf(state)?.changed(0)).toBe(some);
    expect(some).toBeGreaterThan(0);
    for (const { change, label } of scene.nodes) expect(change, label).toBe(want.get(label));
    // What stays steps back in every file of the picture, and what changes has the accent.
    const { nodes } = drawingOf(state, scene, false);
    for (const { node, isDimmed, cap, parts } of nodes) {
      expect(isDimmed, node.label).toBe(node.change === "same");
      if (node.change === "changed") expect([cap, parts.cap !== undefined]).toEqual(["accent", true]);
    }
  },
);

test("under another rule positions change their Grundy values", async () => {
  const { state } = await shown("nim(3,5)?color=difference&against=bash[m=2]");
  expect(effectiveColour(state)).toBe("grundy");
  const other = new SolvedGraph(valueOf(await mex.explore({ ruleset: "bash", params: { m: 2 } }, [3, 5])));
  expect(changes(state)).toEqual(
    between(solvedIn(state), other, (graph, position) => graph.grundy(position)),
  );
  const position = solvedIn(state).indexOf("(3)") ?? -1;
  expect(comparisonOf(state)?.other(position, 0)).toBe(0);
});

test("among several players another ending changes game values, or who wins", async () => {
  for (const [more, value] of [
    ["", (graph: SolvedGraph, position: number) => graph.gameValue(position)],
    ["&prefer=021-102-210&mover=1", (graph: SolvedGraph, position: number) => graph.winner(position, 1)],
  ] as const) {
    const rules = `players=3${more}`;
    const { state } = await shown(`nim(1,2,3)?play=first-stuck&${rules}&color=difference`);
    const other = await shown(`nim(1,2,3)?play=last-mover&${rules}`);
    expect(comparisonOf(state)?.against).toBe("last-mover");
    const want = between(solvedIn(state), solvedIn(other.state), value);
    expect(changes(state)).toEqual(want);
    expect(new Set(want.values()).size).toBe(2);
  }
});

test("links say it, values are picked out by it, and files have both values", async () => {
  const link = "nim(1,2,3)?color=difference&only=same&against=misere";
  const exported = await shown(link);
  const { state } = exported;
  expect(links.written(state)).toBe(link);
  expect(shownValues(state)).toEqual(["same"]);
  const pixels = (): Promise<Blob> => Promise.reject(new Error("never called"));
  const [head = "", ...rows] = csv
    .write({ ...exported, pixels })
    .split("\r\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const columns = head.split(",");
  expect(columns.at(-1)).toBe("against");
  const first = rows[0]?.split(",") ?? [];
  expect([first[columns.indexOf("position")], first[columns.indexOf("outcome")], first.at(-1)]).toEqual([
    "()",
    "P",
    "N",
  ]);
  expect(shownValues((await shown("nim(1,2,3)?only=same")).state)).toEqual([]);
});

test("of hidden values nothing differs", async () => {
  const { state, scene } = await shown("nim(1,2,3)?color=difference&hide=values");
  expect(comparisonOf(state)).toBeUndefined();
  expect(against.of(state).found).toBeUndefined();
  expect(scene.nodes.every(({ change }) => change === undefined)).toBe(true);
  const { store } = await shown("nim(1,2,3)?color=difference");
  hideValues(store, true);
  expect(comparisonOf(store.state)).toBeUndefined();
  expect(shownValues(store.state)).toEqual([]);
  expect((await shown("nim(1,2,3)?color=difference&words=win")).state).toSatisfy(
    (each: State) => comparisonOf(each) === undefined,
  );
});

test("what was shown before stays until something has been found, and where nothing can be", async () => {
  const { store } = await shown("nim(1,2,3)?color=remoteness");
  against.put(store, { meanwhile: "remoteness" });
  show(store, { colourBy: "difference" });
  expect([isComparing(store.state), effectiveColour(store.state)]).toEqual([true, "remoteness"]);
  await compared(store);
  expect([isComparing(store.state), effectiveColour(store.state)]).toEqual([false, "outcome"]);
  const before = comparisonOf(store.state);
  compareWith(store, "chess");
  expect([isComparing(store.state), comparisonOf(store.state)]).toEqual([true, before]);
  await compared(store);
  expect(comparingFault(store.state)?.code).toBe("unknown-ruleset");
  expect(comparisonOf(store.state)).toBe(before);
  compareWith(store, "wythoff");
  stopComparing(store);
  await compared(store);
  compareWith(store, "misere");
  await compared(store);
  expect([comparingFault(store.state), comparisonOf(store.state)?.against]).toEqual([undefined, "misere"]);
  // Another ruleset is compared with another convention again.
  expect(links.like(store.state, "bash[m=3](5)")).toBe("bash[m=3](5)?color=difference");
});

test("from afar what changes is lit, and what stays is pale", async () => {
  const [page] = pages;
  const { state } = await shown("wythoff(4,6)?color=difference");
  const { picture } = state;
  if (picture.kind !== "graph") throw new Error("there is no graph");
  const { graph, exploration } = picture;
  const mosaic = new Mosaic({
    ...exploration,
    width: graph.count,
    height: 1,
    x: Float32Array.from(graph.labels.keys()),
    y: new Float32Array(graph.count),
  });
  const { classes, colours, ink } = mosaicInputOf(mosaic, graph, state, page);
  expect([colours, ink]).toEqual([[page.accent, page.hairline], true]);
  expect(Array.from(classes, (each) => (each === 0 ? "changed" : "same"))).toEqual([
    ...changes(state).values(),
  ]);
});
