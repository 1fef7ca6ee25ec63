// What a class keeps hidden, what follows from what is shown, and what a guess is worth.
import { beforeEach, expect, test } from "vitest";
import { mex, valueOf } from "../boundary/built.ts";
import { csv } from "../../www/src/exports/csv.ts";
import { json } from "../../www/src/exports/json.ts";
import { exportWords } from "../../www/src/exports/words.ts";
import { display, effectiveColour, shownValues } from "../../www/src/model/display.ts";
import { SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import { highlight } from "../../www/src/model/highlight.ts";
import { lineFrom } from "../../www/src/model/playedLine.ts";
import {
  isHiding,
  isKnown,
  isTold,
  labelUpTo,
  QUESTION,
  reveal,
  setVeil,
  toggleLabelling,
} from "../../www/src/model/reveal.ts";
import { canGoBack, goBack, question, showLabels } from "../../www/src/model/question/question.ts";
import { following, hideValues } from "../../www/src/model/revealing.ts";
import { Store } from "../../www/src/model/store.ts";
import { verdictOf } from "../../www/src/model/verdict.ts";
import { view } from "../../www/src/model/view.ts";
import { chooseWords, vocabulary } from "../../www/src/model/vocabulary.ts";
import { judge } from "../../www/src/model/question/position.ts";
import { classroom, guess, nextAsked, stepBack, stepOn } from "../../www/src/views/class/slice.ts";
import { highlightHeaps } from "../../www/src/views/structures/lights.ts";
import { links, SLICES } from "../../www/src/views/registry.ts";
import { FakeSolver, openGame } from "./fakes.ts";

let store: Store;
let graph: SolvedGraph;

const at = (label: string): number => graph.indexOf(label) ?? -1;
const labels = (positions: readonly number[]): string[] => positions.map((position) => graph.label(position));
const known = (): string[] => graph.labels.filter((_, position) => isKnown(store.state, graph, position));
const showValues = (positions: readonly number[]): void => showLabels(store, labels(positions));
const select = (selected: string): void => {
  store.set({ selected });
};

beforeEach(async () => {
  const exploration = valueOf(await mex.explore({ ruleset: "nim" }, [1, 2, 3], { places: "covers" }));
  graph = new SolvedGraph(exploration);
  const game = openGame("nim", "(1,2,3)", [1, 2, 3]);
  const picture = { kind: "graph", graph, exploration, isBlind: true } as const;
  store = new Store(new FakeSolver(), SLICES, { game, selected: "(1,2,3)", line: lineFrom("(1,2,3)") });
  display.put(store, { colourBy: "outcome" });
  hideValues(store, true);
  store.set({ picture });
});

test("all is hidden but what is shown, and the link says which that is", () => {
  expect(isHiding(store.state)).toBe(true);
  expect(known()).toEqual([]);
  showValues([at("(1,1)"), at("()")]);
  expect(known().sort()).toEqual(["()", "(1,1)"]);
  expect(links.written(store.state)).toBe("nim(1,2,3)?color=outcome&hide=values&shown=(1,1),()");
  expect([canGoBack(store.state), goBack(store), canGoBack(store.state)]).toEqual([true, "()", false]);
  expect(known()).toEqual([]);
  hideValues(store, false);
  expect(known()).toHaveLength(14);
  expect(links.written(store.state)).toBe("nim(1,2,3)?color=outcome");
});

test("everything is told of a position only when all that follows from it is shown", () => {
  select("(1,1)");
  showValues([at("(1,1)")]);
  expect(isTold(store.state)).toBe(false);
  expect(verdictOf(store.state)).toBeUndefined();
  showValues([at("(1)"), at("()")]);
  expect(isTold(store.state)).toBe(true);
});

test("what follows is what one step of thought finds: by outcome a losing option is enough, by value all are needed", () => {
  expect(labels(following(store.state))).toEqual(["()"]);
  showValues([at("()")]);
  expect(labels(following(store.state)).sort()).toEqual(["(1)", "(2)", "(3)"]);
  display.put(store, { colourBy: "grundy" });
  expect(effectiveColour(store.state)).toBe("grundy");
  expect(labels(following(store.state))).toEqual(["(1)"]);
  while (following(store.state).length > 0) showValues(following(store.state));
  expect(known()).toHaveLength(14);
});

test("values are not picked out while they are hidden", () => {
  display.put(store, { only: ["P"] });
  expect(shownValues(store.state)).toEqual([]);
  hideValues(store, false);
  expect(shownValues(store.state)).toEqual(["P"]);
});

test("files say of hidden values nothing", () => {
  showValues([at("(1,1)")]);
  const exported = { state: store.state, scene: undefined, address: "", words: exportWords({ code: "en" }) };
  const { positions } = JSON.parse(json.write(exported)) as { positions: Array<Record<string, unknown>> };
  expect(positions).toHaveLength(14);
  expect(positions.filter(({ outcome }) => outcome !== undefined)).toEqual([
    expect.objectContaining({ position: "(1,1)", outcome: "P" }),
  ]);
  for (const name of ["grundy", "remoteness"])
    expect(positions.every((position) => position[name] === undefined)).toBe(true);
  expect(csv.write(exported)).not.toMatch(/grundy|remoteness/);
});

test("a wrong guess is refuted by an option, by all of them, or by there being none", () => {
  const judged = (label: string, said: "P" | "N" | number, colour: "outcome" | "grundy") => {
    const { isRight, how, witnesses } = judge(graph, at(label), said, colour);
    return [isRight, how, [...(witnesses ?? [])].sort()];
  };
  expect(judged("(1,1)", "P", "outcome")).toEqual([true, undefined, []]);
  expect(judged("(1,1)", "N", "outcome")).toEqual([false, "all-others", ["(1)"]]);
  expect(judged("(2,3)", "P", "outcome")).toEqual([false, "reached", ["(2,2)"]]);
  expect(judged("()", "N", "outcome")).toEqual([false, "no-move", []]);
  expect(judged("(3)", 3, "grundy")).toEqual([true, undefined, []]);
  expect(judged("(3)", 1, "grundy")).toEqual([false, "reached", ["(1)"]]);
  expect(judged("(3)", 7, "grundy")).toEqual([false, "other", ["()", "(1)", "(2)"]]);
});

test("no guess but the right one stands in every position of every colouring", () => {
  let refuted = 0;
  for (let position = 0; position < graph.count; position++)
    for (const [colour, all] of [
      ["outcome", ["P", "N"]],
      ["grundy", [0, 1, 2, 3, 4, 5]],
    ] as const)
      for (const said of all) {
        const { isRight, how, witnesses = [] } = judge(graph, position, said, colour);
        expect(isRight).toBe(said === graph.value(position, colour));
        if (isRight) continue;
        refuted++;
        if (how === "reached") expect(graph.value(at(witnesses[0] ?? ""), colour)).toBe(said);
        if (how === "all-others")
          expect(
            witnesses.map((option) => graph.outcome(at(option))).every((outcome) => outcome === "N"),
          ).toBe(true);
        if (how === "no-move") expect(graph.isTerminal(position)).toBe(true);
      }
  expect(refuted).toBe(14 * 6);
});

test("a round goes from the end of play upward, and counts what is right at the first try", () => {
  select("(1,1)");
  guess(store, "P");
  expect(question.of(store.state)).toMatchObject({ tries: 0 });
  select("()");
  guess(store, "N");
  guess(store, "P");
  select("(1)");
  guess(store, "N");
  expect(question.of(store.state)).toMatchObject({ tries: 3, first: 1 });
  expect(known().sort()).toEqual(["()", "(1)"]);
  // What is known already is no guess.
  guess(store, "N");
  expect(question.of(store.state).tries).toBe(3);
  classroom.put(store, { order: "free" });
  select("(2,3)");
  guess(store, "P");
  expect(known()).toContain("(2,2)");
  hideValues(store, false);
  expect(question.of(store.state)).toMatchObject({ tries: 0, first: 0, last: undefined });
});

test("an answer is forgotten in another view, and counted anew in other colours", () => {
  select("()");
  guess(store, "N");
  expect(question.of(store.state)).toMatchObject({ tries: 1, last: { label: "()", isRight: false } });
  view.put(store, { view: "structures" });
  expect(question.of(store.state)).toMatchObject({ tries: 1, last: undefined });
  display.put(store, { colourBy: "grundy" });
  expect(question.of(store.state)).toMatchObject({ tries: 0, missed: new Set() });
});

test("what a question hides until it is answered nothing else shows", () => {
  const { game, picture, line, selected } = store.state;
  // Without lessons, which say when they ask.
  store = new Store(new FakeSolver(), [reveal, question, highlight], { game, picture, line, selected });
  hideValues(store, true);
  setVeil(store, QUESTION, true);
  showValues([at("()")]);
  toggleLabelling(store);
  labelUpTo(store, 14);
  expect(known()).toEqual([]);
  hideValues(store, false);
  expect(known()).toEqual([]);
  setVeil(store, QUESTION, false);
  expect(known()).toHaveLength(14);
});

test("what a structure lights stays lit while values are hidden, and a guess takes only its own light with it", async () => {
  view.put(store, { view: "structures", isBeside: true });
  highlightHeaps(store, [
    [1, 2, 3],
    [1, 1, 0],
    [1, 1, 0],
  ]);
  await Promise.resolve();
  const { lit } = highlight.of(store.state);
  expect(lit?.positions).toEqual(new Set([at("(1,2,3)"), at("(1,1)")]));
  store.set({ notice: undefined });
  expect(highlight.of(store.state).lit).toBe(lit);
  highlightHeaps(store, [
    [1, 1, 0],
    [1, 2, 3],
  ]);
  await Promise.resolve();
  expect(highlight.of(store.state).lit).toBe(lit);
});

test("a presentation asks for each position and then shows it, to the end and back", () => {
  for (let shown = 0; shown < 14; shown++) {
    expect(graph.number(nextAsked(store.state) ?? -1)).toBeGreaterThan(0);
    stepOn(store);
    expect(known()).toHaveLength(shown);
    stepOn(store);
    expect(known()).toHaveLength(shown + 1);
  }
  stepOn(store);
  expect(known()).toHaveLength(14);
  const last = [...reveal.of(store.state).shown].at(-1);
  stepBack(store);
  expect(store.state.selected).toBe(last);
  expect(known()).toHaveLength(13);
});

test("the words for values are in the link, and those that are missing are used nowhere", () => {
  chooseWords(store, "win");
  expect(links.written(store.state)).toBe("nim(1,2,3)?color=outcome&hide=values&words=win");
  display.put(store, { colourBy: "grundy" });
  expect(effectiveColour(store.state)).toBe("outcome");
  expect(vocabulary.in(links.read("#nim(1,2,3)?words=all"))).toEqual({ words: "grundy" });
});
