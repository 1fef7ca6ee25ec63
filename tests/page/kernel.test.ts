// A set of positions is the kernel exactly if no move stays in it and every position outside has a move into it.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { mex, valueOf } from "../boundary/built.ts";
import type { Game } from "../../www/src/solver/api.ts";
import {
  violationAt,
  violationCount,
  violationsOf,
  type Violations,
} from "../../www/src/model/kernel/conditions.ts";
import {
  clearKernel,
  closeKernel,
  foundIn,
  isChoosing,
  kernel,
  openKernel,
  press,
  showViolation,
} from "../../www/src/model/kernel/slice.ts";
import { SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import { highlight } from "../../www/src/model/highlight.ts";
import { setPresented } from "../../www/src/model/presentation.ts";
import { isKnown, reveal } from "../../www/src/model/reveal.ts";
import { hideValues } from "../../www/src/model/revealing.ts";
import type { Store } from "../../www/src/model/store.ts";
import { openView } from "../../www/src/model/view.ts";
import { links } from "../../www/src/views/registry.ts";
import { shown } from "./shown.ts";

const GAMES: ReadonlyArray<[name: string, game: Game, start: number[]]> = [
  ["nim(2,3,4)", { ruleset: "nim" }, [2, 3, 4]],
  ["kayles(12)", { ruleset: "octal", params: { code: "0.77" } }, [12]],
  ["wythoff(5,6)", { ruleset: "wythoff" }, [5, 6]],
  ["bash[m=3](13)", { ruleset: "bash", params: { m: 3 } }, [13]],
];

const graphs = new Map<string, SolvedGraph>();
beforeAll(async () => {
  for (const [name, game, start] of GAMES)
    graphs.set(name, new SolvedGraph(valueOf(await mex.explore(game, start))));
});

function graphNamed(name: string): SolvedGraph {
  const graph = graphs.get(name);
  if (!graph) throw new Error(`${name} was not explored`);
  return graph;
}

const everyPosition = (graph: SolvedGraph): number[] => [...graph.labels.keys()];
const pPositions = (graph: SolvedGraph): Set<number> =>
  new Set(everyPosition(graph).filter((position) => graph.outcome(position) === "P"));

/** The same two conditions, read word by word off all pairs of positions. */
function expected(graph: SolvedGraph, set: ReadonlySet<number>): Record<keyof Violations, string[]> {
  const all = everyPosition(graph);
  const isMove = (from: number, to: number): boolean =>
    graph.isOption(graph.label(from), graph.label(to)) === true;
  const inside = all.flatMap((from) =>
    all.filter((to) => set.has(from) && set.has(to) && isMove(from, to)).map((to) => `${from} ${to}`),
  );
  const outside = all.filter(
    (from) => !set.has(from) && all.every((to) => !(set.has(to) && isMove(from, to))),
  );
  return { inside: inside.sort(), outside: outside.map(String).sort() };
}

function found(graph: SolvedGraph, set: ReadonlySet<number>): Record<keyof Violations, string[]> {
  const { inside = [], outside = [] } = violationsOf(graph, set) ?? {};
  return { inside: inside.map((move) => move.join(" ")).sort(), outside: outside.map(String).sort() };
}

/** Numbers from 0 to 1, the same at every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

test.each(GAMES)(
  "the P-positions of %s are the kernel, and no set that differs in one position is",
  (name) => {
    const graph = graphNamed(name);
    const kernel = pPositions(graph);
    expect(kernel.size).toBeGreaterThan(1);
    expect(found(graph, kernel)).toEqual({ inside: [], outside: [] });
    for (const position of everyPosition(graph)) {
      const other = new Set(kernel);
      if (!other.delete(position)) other.add(position);
      const violations = found(graph, other);
      expect(violations).toEqual(expected(graph, other));
      expect(violations.inside.length + violations.outside.length).toBeGreaterThan(0);
      // What was taken out has no move into the rest; what was added has a move to what was there.
      if (kernel.has(position)) expect(violations.outside).toContain(String(position));
      else expect(violations.inside.some((move) => move.startsWith(`${position} `))).toBe(true);
    }
  },
);

test("random sets fail exactly where all pairs of positions say", () => {
  let [sets, failed] = [0, 0];
  for (const [name] of GAMES) {
    const graph = graphNamed(name);
    for (let seed = 1; seed <= 12; seed++) {
      const next = chance(seed * 7919);
      const share = seed / 13;
      const set = new Set(everyPosition(graph).filter(() => next() < share));
      const violations = found(graph, set);
      expect(violations).toEqual(expected(graph, set));
      sets++;
      failed += Number(violations.inside.length + violations.outside.length > 0);
    }
  }
  expect([sets, failed]).toEqual([48, 48]);
});

test("violations are told one after another, moves first, each kind from the end of play upward", () => {
  const graph = graphNamed("bash[m=3](13)");
  const at = (label: string): number => graph.indexOf(label) ?? -1;
  const set = new Set(["(5)", "(4)", "(6)"].map(at));
  const violations = violationsOf(graph, set) ?? { inside: [], outside: [] };
  const told = Array.from({ length: violationCount(violations) + 1 }, (_, place) => {
    const violation = violationAt(violations, place);
    if (!violation) return undefined;
    if (violation.kind === "outside") return graph.label(violation.position);
    return `${graph.label(violation.from)} → ${graph.label(violation.to)}`;
  });
  expect(told).toEqual([
    "(5) → (4)",
    "(6) → (4)",
    "(6) → (5)",
    ...["()", "(1)", "(2)", "(3)", "(10)", "(11)", "(12)", "(13)"],
    undefined,
  ]);
});

test("a graph that carries only some of its moves is not judged", async () => {
  const part = await mex.explore({ ruleset: "nim" }, [30, 30, 30], { allMoves: false });
  const graph = new SolvedGraph(valueOf(part));
  expect(graph.optionsOf(0)).toBeUndefined();
  expect(violationsOf(graph, new Set([0]))).toBeUndefined();
});

test("a set is judged by looking at each position and at each of its options once", async () => {
  const graph = new SolvedGraph(valueOf(await mex.explore({ ruleset: "nim" }, [11, 15, 20])));
  expect(graph.count).toBeGreaterThan(1000);
  expect(graph.count).toBeLessThanOrEqual(1500);
  const sets = [new Set<number>(), pPositions(graph), new Set(everyPosition(graph))];
  const asked = vi.spyOn(graph, "optionsOf");
  for (const set of sets) {
    asked.mockClear();
    violationsOf(graph, set);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(graph.count);
  }
});

let store: Store;
const labels = (positions: Iterable<number>): string[] =>
  [...positions].map((position) => foundIn(store.state)?.graph.label(position) ?? "");

beforeEach(async () => {
  ({ store } = await shown("nim(1,2,3)?hide=values&kernel=(),(1,1),(9)"));
});

test("a link opens a set that is half made, and says what has become of it", () => {
  expect(isChoosing(store.state)).toBe(true);
  // A label that is no position is passed over.
  expect(labels(foundIn(store.state)?.set ?? [])).toEqual(["()", "(1,1)"]);
  expect(links.written(store.state)).toBe("nim(1,2,3)?hide=values&kernel=(),(1,1),(9)");
  clearKernel(store);
  expect(links.written(store.state)).toBe("nim(1,2,3)?hide=values&kernel={}");
  expect(kernel.in(links.read("nim(1,2,3)?hide=values&kernel={}"))).toEqual({ chosen: [] });
  press(store, "(2,2)");
  press(store, "(1,2,3)");
  expect(links.written(store.state)).toBe("nim(1,2,3)?hide=values&kernel=(2,2),(1,2,3)");
  closeKernel(store);
  expect(links.written(store.state)).toBe("nim(1,2,3)?hide=values");
});

test("where values are shown the set means nothing", async () => {
  const { state } = (await shown("nim(1,2,3)?kernel=(),(1,1)")).store;
  expect(isChoosing(state)).toBe(false);
  hideValues(store, false);
  expect(links.written(store.state)).toBe("nim(1,2,3)");
  expect(highlight.of(store.state).lit).toBeUndefined();
  openKernel(store);
  expect(reveal.of(store.state).hides).toBe(true);
  const graph = foundIn(store.state)?.graph;
  expect(graph && isKnown(store.state, graph, 0)).toBe(false);
});

test("a position is put in by pressing it, and taken out again; it is neither selected nor moved to", () => {
  const { selected, line } = store.state;
  press(store, "(2,2)");
  expect(labels(foundIn(store.state)?.set ?? [])).toEqual(["()", "(1,1)", "(2,2)"]);
  press(store, "(2,2)");
  expect(labels(foundIn(store.state)?.set ?? [])).toEqual(["()", "(1,1)"]);
  expect([store.state.selected, store.state.line]).toEqual([selected, line]);
  closeKernel(store);
  press(store, "(2,2)");
  expect(store.state.selected).toBe("(2,2)");
});

test("in another view, and while it is presented, a position that is pressed is gone to", () => {
  setPresented(store, true);
  press(store, "(2,2)");
  expect(store.state.selected).toBe("(2,2)");
  expect(highlight.of(store.state).lit).toBeUndefined();
  setPresented(store, false);
  openView(store, "board");
  press(store, "(1,2)");
  expect(store.state.selected).toBe("(1,2)");
  expect(labels(foundIn(store.state)?.set ?? [])).toEqual(["()", "(1,1)"]);
});

test("what is amiss is lit all at once, or one violation after another with all that it is about", () => {
  press(store, "(1)");
  const lit = (): unknown => {
    const { lit } = highlight.of(store.state);
    if (!lit) throw new Error("nothing is lit");
    const { graph, positions, differing, chosen, amiss } = lit;
    const named = (some: Iterable<number>): string[] => [...some].map((each) => graph.label(each));
    return [positions.size, named(differing), named(chosen ?? []).length, amiss?.moves.map(named)];
  };
  expect(lit()).toEqual([
    14,
    ["(2,2)", "(1,2,2)", "(2,3)", "(1,2,3)"],
    3,
    [
      ["(1)", "()"],
      ["(1,1)", "(1)"],
    ],
  ]);
  showViolation(store, 0);
  expect(lit()).toEqual([2, [], 3, [["(1)", "()"]]]);
  expect(store.state.selected).toBe("(1)");
  showViolation(store, 2);
  expect([store.state.selected, store.state.line.positions]).toEqual(["(2,2)", ["(1,2,3)"]]);
  // (2,2) and its options, (2) and (1,2).
  expect(lit()).toEqual([3, ["(2,2)"], 3, []]);
  showViolation(store, 6);
  expect(kernel.of(store.state).at).toBe(0);
  showViolation(store, -1);
  expect(kernel.of(store.state).at).toBe(5);
  // Another set has other violations.
  press(store, "(1)");
  expect(kernel.of(store.state).at).toBeUndefined();
  for (const label of ["(2,2)", "(1,2,3)"]) press(store, label);
  expect(foundIn(store.state)?.violations).toEqual({ inside: [], outside: [] });
  showViolation(store, 0);
  expect(kernel.of(store.state).at).toBeUndefined();
});
