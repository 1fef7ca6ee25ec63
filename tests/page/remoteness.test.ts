// Colours that stand for how many moves there are to the end.
import { expect, test } from "vitest";
import { coloursOf, effectiveColour, shownValues } from "../../www/src/model/display.ts";
import type { SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import { reasonOf } from "../../www/src/model/reasons.ts";
import { everyValue } from "../../www/src/model/everyValue.ts";
import { capColours, mixed } from "../../www/src/scene/palette.ts";
import { judge } from "../../www/src/model/question/position.ts";
import { Mosaic } from "../../www/src/views/graph/far/mosaic.ts";
import { mosaicInputOf } from "../../www/src/views/graph/far/look.ts";
import { pages } from "./pageColours.ts";
import { shown, solvedIn } from "./shown.ts";

const GAMES = ["nim(2,3,4)", "wythoff(4,6)", "kayles(9)", "bash[m=3](4,5)", "hackenbush(0-1,1-2,1-3,0-4)"];

/** How a game ends when the winner hurries and the loser delays, by looking at every play of it. */
function searched(graph: SolvedGraph, isMisere: boolean): Array<{ wins: boolean; moves: number }> {
  const found: Array<{ wins: boolean; moves: number }> = [];
  const of = (position: number): { wins: boolean; moves: number } => {
    const known = found[position];
    if (known) return known;
    const options = Array.from(graph.optionsOf(position) ?? [], of);
    const lost = options.filter(({ wins }) => !wins).map(({ moves }) => moves);
    const all = options.map(({ moves }) => moves);
    const value =
      options.length === 0
        ? { wins: isMisere, moves: 0 }
        : lost.length > 0
          ? { wins: true, moves: 1 + Math.min(...lost) }
          : { wins: false, moves: 1 + Math.max(...all) };
    found[position] = value;
    return value;
  };
  for (let position = 0; position < graph.count; position++) of(position);
  return found;
}

test.each(GAMES.flatMap((game) => [`${game}?`, `${game}?play=misere&`]))(
  "positions of %s have their moves to the end, in the shape of who wins",
  async (game) => {
    const { state, scene } = await shown(`${game}color=remoteness`);
    const graph = solvedIn(state);
    expect(effectiveColour(state)).toBe("remoteness");
    const isMisere = game.includes("misere");
    const values = searched(graph, isMisere);
    const longest = Math.max(...values.map(({ moves }) => moves));
    expect(scene.scale).toEqual({ longest });
    for (const { position, value, tint, outcome } of scene.nodes) {
      const { wins, moves } = values[position] ?? { wins: false, moves: -1 };
      expect([value, tint, outcome], graph.label(position)).toEqual([String(moves), moves, wins ? "N" : "P"]);
      // An even number of moves is made where whoever is not to move makes the last one.
      expect(outcome === "P").toBe((moves % 2 === 0) !== isMisere);
      expect(moves).toBeLessThanOrEqual(graph.longestFrom(position));
    }
    for (const [position, { wins, moves }] of values.entries()) {
      const reason = reasonOf(graph, everyValue(graph), position, "remoteness");
      if (moves === 0) expect(reason).toEqual({ kind: "terminal" });
      else {
        expect(reason.kind).toBe(wins ? "hurries" : "delays");
        const option = reason.kind === "hurries" || reason.kind === "delays" ? reason.option : -1;
        expect(values[option]).toEqual({ wins: !wins, moves: moves - 1 });
        expect(graph.optionsOf(position)).toContain(option);
      }
    }
  },
);

test("where positions have no such number, colours are what they are by default", async () => {
  const several = await shown("nim(1,2,3)?players=3&color=remoteness");
  expect(effectiveColour(several.state)).toBe("gameValue");
  const { state } = await shown("nim(1,2,3)?color=remoteness&words=win");
  expect(effectiveColour(state)).toBe("outcome");
  const misere = solvedIn((await shown("nim(1,2,3)?play=misere")).state);
  expect(coloursOf(misere)).toEqual(["outcome", "remoteness"]);
});

test("the more moves the darker, on ink and on paper, and the end is no ink", () => {
  const lightness = (value: number): number => {
    const { fill } = capColours(value, { longest: 20 }) ?? { fill: "#000000" };
    return [1, 3, 5].reduce(
      (sum, place, index) =>
        sum + parseInt(fill.slice(place, place + 2), 16) * ([0.3, 0.59, 0.11][index] ?? 0),
      0,
    );
  };
  const all = Array.from({ length: 21 }, (_, value) => lightness(value));
  expect(all).toEqual([...all].sort((one, other) => other - one));
  expect(new Set(all).size).toBe(21);
  expect(all[0]).toBeLessThan(220);
  expect(all[20]).toBeGreaterThan(40);
  expect(capColours(99, { longest: 20 })).toEqual(capColours(20, { longest: 20 }));
});

test("while values are hidden, colours go as far as play could, and tell nothing else", async () => {
  const link = "nim(2,3,4)?hide=values&shown=(),(1),(1,1)";
  const [normal, misere] = [
    await shown(`${link}&color=remoteness`),
    await shown(`${link}&color=remoteness&play=misere`),
  ];
  expect(normal.scene.scale).toEqual({ longest: 9 });
  expect(misere.scene.scale).toEqual({ longest: 9 });
  expect(normal.scene.frame).toEqual(misere.scene.frame);
  expect(normal.scene.nodes.filter(({ tint }) => tint !== undefined).map(({ value }) => value)).toEqual(
    expect.arrayContaining(["0", "1", "2"]),
  );
  expect(shownValues((await shown("nim(2,3,4)?color=remoteness&only=0,3,44")).state)).toEqual(["0", "3"]);
  expect(shownValues((await shown(`${link}&color=remoteness&only=0`)).state)).toEqual([]);
});

test("a guess is not refuted by an option with as many moves to the end", async () => {
  const graph = solvedIn((await shown("nim(2,3,4)?color=remoteness")).state);
  const position = graph.indexOf("(2,3,4)") ?? -1;
  const wrong = judge(graph, position, 5, "remoteness");
  expect(wrong).toMatchObject({ isRight: false, how: "other" });
  expect(judge(graph, position, 7, "remoteness")).toMatchObject({ isRight: true });
  // (2,3,3) can be reached, and has as many.
  expect(graph.remoteness(graph.indexOf("(2,3,3)") ?? -1)).toBe(7);
});

test("from afar no position is painted as ink, N is paler than P, and what is hidden or left out has one colour", async () => {
  const [page] = pages;
  const painted = async (link: string): Promise<{ colours: Map<string, string>; graph: SolvedGraph }> => {
    const { state } = await shown(link);
    const { picture } = state;
    if (picture.kind !== "graph") throw new Error("there is no graph");
    const { exploration } = picture;
    const graph = solvedIn(state);
    // As a graph is laid out whose positions are too many for nodes.
    const across = { ...exploration, width: graph.count, height: 1 };
    const mosaic = new Mosaic({
      ...across,
      x: Float32Array.from(graph.labels.keys()),
      y: new Float32Array(graph.count),
    });
    const { classes, colours, ink } = mosaicInputOf(mosaic, graph, state, page);
    expect(ink).toBeUndefined();
    expect(colours.length).toBeLessThanOrEqual(256);
    return {
      graph,
      colours: new Map(graph.labels.map((label, index) => [label, colours[classes[index] ?? 0] ?? ""])),
    };
  };
  const fill = (moves: number, longest: number): string => capColours(moves, { longest })?.fill ?? "";
  const { colours } = await painted("nim(2,3,4)?color=remoteness");
  expect(colours.get("()")).toBe(fill(0, 7));
  expect(colours.get("(1,2,3)")).toBe(fill(6, 7));
  expect(colours.get("(2,3,4)")).toBe(mixed(fill(7, 7), page.paper, 0.45));
  const some = await painted("nim(2,3,4)?color=remoteness&only=7");
  expect(some.colours.get("(1,2,3)")).toBe(page.hairline);
  expect(some.colours.get("(2,3,4)")).toBe(colours.get("(2,3,4)"));
  const hidden = await painted("nim(2,3,4)?color=remoteness&hide=values&shown=(1,1)");
  expect(hidden.colours.get("(1,1)")).toBe(fill(2, 9));
  expect(
    new Set([...hidden.colours].filter(([label]) => label !== "(1,1)").map(([, colour]) => colour)),
  ).toEqual(new Set([page.hairline]));
  // Where there are more numbers than colours, neighbours share one.
  const { colours: many, graph } = await painted("bash[m=1](600)?color=remoteness");
  expect(graph.largestRemoteness).toBe(600);
  expect(new Set(many.values()).size).toBeGreaterThan(200);
  expect(many.get("(600)")).toBe(fill(600, 600));
});
