// The part of a graph around a position, with the real solver: what is drawn, what stays whole, and what a link says of it.
import { beforeEach, expect, test } from "vitest";
import { EXPORTS } from "../../www/src/exports/registry.ts";
import { captionOf } from "../../www/src/exports/caption.ts";
import { csv } from "../../www/src/exports/csv.ts";
import { LOOK } from "../../www/src/exports/export.ts";
import { svg } from "../../www/src/exports/svg.ts";
import {
  asWhole,
  canShowAround,
  neighbourhoodOf,
  showAround,
  showWhole,
} from "../../www/src/model/neighbourhood.ts";
import { canDrawAll, shownValues, show } from "../../www/src/model/display.ts";
import { highlight, highlightIn } from "../../www/src/model/highlight.ts";
import { chooseConvention, follow, startFrom } from "../../www/src/model/opening/opener.ts";
import { select } from "../../www/src/model/play.ts";
import { isHiding, isTold, reveal, toggleLabelling } from "../../www/src/model/reveal.ts";
import { hideValues } from "../../www/src/model/revealing.ts";
import { drawnGraph, graphOf, knownGraph, type State } from "../../www/src/model/state.ts";
import type { Store } from "../../www/src/model/store.ts";
import { links } from "../../www/src/views/registry.ts";
import { shown, solvedIn } from "./shown.ts";

let store: Store;
const state = (): State => store.state;
const link = (): string => links.written(state());
const counts = (): readonly (number | undefined)[] => [drawnGraph(state())?.count, graphOf(state())?.count];

beforeEach(async () => {
  ({ store } = await shown("nim(3,4,5)?at=(1,3,5)"));
});

test("a part is drawn in the place of the graph, and everything else keeps the whole", async () => {
  expect(counts()).toEqual([48, 48]);
  await showAround(store, 1);
  expect(counts()).toEqual([14, 48]);
  expect(neighbourhoodOf(state())).toMatchObject({
    moves: 1,
    middle: "(1,3,5)",
    whole: 48,
    counts: [14, 30, 35, 35],
  });
  expect(knownGraph(state())).toBe(graphOf(state()));
  expect(state().selected).toBe("(1,3,5)");
  await showAround(store, 2, "(1,3,5)");
  expect(counts()).toEqual([30, 48]);
  showWhole(store);
  expect(counts()).toEqual([48, 48]);
  expect(neighbourhoodOf(state())).toBeUndefined();
});

test("the part stays where it is while others are selected, and the link names its middle then", async () => {
  await showAround(store, 2);
  expect(link()).toBe("nim(3,4,5)?at=(1,3,5)&around=2");
  select(store, "(1,2,3)", state().line);
  expect(neighbourhoodOf(state())?.middle).toBe("(1,3,5)");
  expect(link()).toBe("nim(3,4,5)?at=(1,2,3)&around=2&middle=(1,3,5)");
  const again = await shown(link());
  expect(again.scene.nodes).toHaveLength(30);
  expect(links.written(again.state)).toBe(link());
  expect(again.state.selected).toBe("(1,2,3)");
});

test.each(["0", "5", "x", "(1)", "-1", "1.5"])("around=%s says nothing", async (text) => {
  const { state } = await shown(`nim(3,4,5)?around=${text}`);
  expect(neighbourhoodOf(state)).toBeUndefined();
  expect(links.written(state)).toBe("nim(3,4,5)");
});

test.each(["(9)", "nowhere"])(
  "a middle that is not in the graph is said to be unknown: %s",
  async (middle) => {
    await follow(store, links.read(`nim(3,4,5)?around=2&middle=${middle}`));
    expect(state().notice).toEqual({ kind: "unknown-position", position: middle });
    expect(counts()).toEqual([48, 48]);
  },
);

test("a middle is read as the solver reads it", async () => {
  const { state } = await shown("nim(3,4,5)?around=1&middle=5 3 1");
  expect(neighbourhoodOf(state)?.middle).toBe("(1,3,5)");
});

test("another game, another start and another convention are shown whole", async () => {
  await showAround(store, 1);
  await chooseConvention(store, { kind: "misere" });
  expect(state().game?.convention.kind).toBe("misere");
  expect(neighbourhoodOf(state())).toBeUndefined();
  await showAround(store, 1);
  await startFrom(store, "(3,4)");
  expect(state().game?.label).toBe("(3,4)");
  expect(neighbourhoodOf(state())).toBeUndefined();
  await follow(store, links.read("nim(3,4)?around=3"));
  expect(neighbourhoodOf(state())?.moves).toBe(3);
  await follow(store, links.read("nim(3,4)"));
  expect(neighbourhoodOf(state())).toBeUndefined();
});

test("a link that is followed while the game stays open asks for a part or for the whole", async () => {
  store.follow(links.read("nim(3,4,5)?around=1&middle=(1,4,5)"));
  await expect.poll(() => neighbourhoodOf(state())?.middle).toBe("(1,4,5)");
  store.follow(links.read("nim(3,4,5)"));
  expect(neighbourhoodOf(state())).toBeUndefined();
});

test("what is labelled step by step is the whole graph", async () => {
  await showAround(store, 1);
  toggleLabelling(store);
  expect(neighbourhoodOf(state())).toBeUndefined();
  expect(canShowAround(state())).toBe(false);
  await showAround(store, 1);
  expect(neighbourhoodOf(state())).toBeUndefined();
  toggleLabelling(store);
  expect(canShowAround(state())).toBe(true);
  const { state: linked } = await shown("nim(3,4,5)?around=2&step=3");
  expect(neighbourhoodOf(linked)).toBeUndefined();
  expect(reveal.of(linked).labelling?.done).toBe(3);
});

test("where values are hidden, the part is placed by covering moves, before and after", async () => {
  await showAround(store, 2);
  hideValues(store, true);
  await expect.poll(() => neighbourhoodOf(state())?.isBlind).toBe(true);
  expect(isHiding(state())).toBe(true);
  expect(neighbourhoodOf(state())).toMatchObject({ middle: "(1,3,5)", moves: 2 });
  hideValues(store, false);
  await expect.poll(() => neighbourhoodOf(state())?.isBlind).toBe(false);
  expect(counts()).toEqual([30, 48]);
});

test("values may become hidden while a part is on its way", async () => {
  const asked = showAround(store, 2);
  hideValues(store, true);
  await asked;
  await expect.poll(() => neighbourhoodOf(state())?.isBlind).toBe(true);
  expect(state().picture).toMatchObject({ isBlind: true });
});

test("nothing is told of a position while values below it are hidden, in the part or not", async () => {
  const hidden = "nim(1,2)?hide=values&at=(1,2)&around=1&shown=(1,2),(1,1),(2),(1)";
  const { state: some } = await shown(hidden);
  expect(drawnGraph(some)?.labels).not.toContain("()");
  expect(isTold(some)).toBe(false);
  const { state: all } = await shown(`${hidden},()`);
  expect(isTold(all)).toBe(true);
});

test("pictures of a part tell nothing of hidden values", async () => {
  const [normal, misere] = await Promise.all(
    ["", "play=misere&"].map((play) => shown(`nim(3,4,5)?${play}hide=values&at=(1,3,5)&around=2`)),
  );
  const [one, other] = [normal, misere].map((exported) => {
    if (!exported) throw new Error("nothing is shown");
    expect(EXPORTS.some((kind) => kind.id === "animated" && kind.applies(exported))).toBe(false);
    return svg
      .write(exported, LOOK)
      .replaceAll("misère play", "normal play")
      .replaceAll("play=misere&amp;", "")
      .replaceAll("&quot;play&quot;:&quot;misere&quot;", "&quot;play&quot;:&quot;normal&quot;");
  });
  expect(one).toContain("(1,3,5)");
  expect(one).toBe(other);
});

test("files of pictures have the part, rows the whole graph", async () => {
  const exported = await shown("nim(3,4,5)?at=(1,3,5)&around=1");
  expect(captionOf(exported).description).toBe(
    "Part of a position graph: the 14 of 48 positions within 1 move of (1,3,5), with 46 moves between them.",
  );
  expect(svg.write(exported, LOOK)).not.toContain(">(4)</text>");
  expect(
    csv
      .write(exported)
      .trim()
      .split("\n")
      .filter((line) => /^\d/.test(line)),
  ).toHaveLength(48);
  const kinds = EXPORTS.filter((kind) => kind.applies(exported)).map(({ id }) => id);
  expect(kinds).toContain("svg");
  expect(kinds).not.toContain("animated");
});

test("positions of a part have the numbers and the values of the whole graph", async () => {
  const whole = solvedIn(state());
  await showAround(store, 2);
  const part = solvedIn(state(), drawnGraph);
  for (const [position, label] of part.labels.entries()) {
    const known = whole.indexOf(label) ?? -1;
    expect(part.number(position)).toBe(whole.number(known));
    expect(part.byNumber(part.number(position))).toBe(position);
    expect(part.value(position, "grundy")).toBe(whole.value(known, "grundy"));
  }
  const layers = Array.from({ length: part.levelCount }, (_, layer) => part.levelMembers(layer + 1)).flat();
  expect([...layers].sort((one, other) => one - other)).toEqual([...part.labels.keys()]);
});

test("values that are picked out are those that there are in the part", async () => {
  show(store, { only: ["0", "7"] });
  expect(shownValues(state())).toEqual(["0", "7"]);
  await showAround(store, 1, "()");
  const values = [...solvedIn(state(), drawnGraph).valuesBy("grundy")];
  expect(values).not.toContain("7");
  expect(shownValues(state())).toEqual(["0"]);
  expect(canDrawAll(state())).toBe(true);
});

test("what is lit in the whole graph is lit in the part", async () => {
  const whole = graphOf(state());
  if (!whole) throw new Error("there is no graph");
  const at = (label: string): number => whole.indexOf(label) ?? -1;
  const positions = new Set(["(1,2,3)", "(1,3,5)", "(4)"].map(at));
  highlight.put(store, { lit: { graph: whole, positions, differing: [at("(1,2,3)"), at("(4)")] } });
  await showAround(store, 1);
  const part = drawnGraph(state());
  if (!part) throw new Error("there is no part");
  const lit = highlightIn(state(), part);
  expect([...(lit?.positions ?? [])].map((position) => part.label(position)).sort()).toEqual([
    "(1,2,3)",
    "(1,3,5)",
  ]);
  expect(lit?.differing.map((position) => part.label(position))).toEqual(["(1,2,3)"]);
  expect(highlightIn(state(), part)).toBe(lit);
  expect(highlight.of(asWhole(state())).lit).toBe(lit);
  showWhole(store);
  expect(highlightIn(state(), whole)?.positions).toBe(positions);
});

test("a part of a graph too large to be drawn is drawn where it is small enough", async () => {
  const { state } = await shown("nim(20,25,30)?at=(5,10,20)&around=1");
  expect(graphOf(state)?.count).toBeGreaterThan(1500);
  expect(drawnGraph(state)?.count).toBe(neighbourhoodOf(state)?.counts[0]);
  expect(asWhole(state).picture).toMatchObject({ kind: "graph", graph: drawnGraph(state) });
});
