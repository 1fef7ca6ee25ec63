// Games of several players as the solver answers them: their values, order, reasons and pictures.
import { expect, test } from "vitest";
import { SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import { columnsOf, ordered } from "../../www/src/model/graph/positionOrder.ts";
import { countsByValue, reasonOf } from "../../www/src/model/reasons.ts";
import { display, effectiveColour, shownValues, type Display } from "../../www/src/model/display.ts";
import { defaults, type State } from "../../www/src/model/state.ts";
import { judge } from "../../www/src/model/question/position.ts";
import { everyValue } from "../../www/src/model/everyValue.ts";
import { capColours } from "../../www/src/scene/palette.ts";
import { scaleOf } from "../../www/src/scene/scale.ts";
import { scene } from "../../www/src/scene/scene.ts";
import type { Convention } from "../../www/src/solver/api.ts";
import { mex, valueOf } from "../boundary/built.ts";
import { plainPolicy } from "./plainPolicy.ts";

async function explored(convention: Convention, start = [1, 2, 3]) {
  const exploration = valueOf(await mex.explore({ ruleset: "nim", convention }, start));
  const graph = new SolvedGraph(exploration);
  return { exploration, graph, told: everyValue(graph) };
}

const standard = await explored({ kind: "alliance", players: 3 });
const own = await explored({
  kind: "alliance",
  players: 3,
  winner: "last-mover",
  preferences: [[0, 2, 1], [1, 0, 2], [2, 1, 0]], // prettier-ignore
});

const showing = ({ exploration, graph }: Omit<typeof own, "told">, shown: Partial<Display>): State => ({
  ...defaults(),
  shares: { [display.id]: { ...display.of(defaults()), ...shown } },
  picture: { kind: "graph", exploration, graph, isBlind: false },
});

test("colours mean the game value, or who wins for a mover where there is none", async () => {
  expect(effectiveColour(showing(standard, {}))).toBe("gameValue");
  expect(effectiveColour(showing(standard, { colourBy: "outcome", mover: 2 }))).toBe(2);
  expect(effectiveColour(showing(own, {}))).toBe(0);
  expect(effectiveColour(showing(own, { mover: 7 }))).toBe(0);
  const two = await explored({ kind: "alliance", players: 2 });
  expect(effectiveColour(showing(two, {}))).toBe("outcome");
  // Level means P between two players, and nothing where there are no game values.
  expect(effectiveColour(showing(standard, { colourBy: "level" }))).toBe("distance");
  expect(effectiveColour(showing(two, { colourBy: "level" }))).toBe("outcome");
  expect(effectiveColour(showing(own, { colourBy: "level", mover: 1 }))).toBe(1);
});

test("with two players whoever moves last wins as under normal play", async () => {
  const { graph } = await explored({ kind: "alliance", players: 2, winner: "last-mover" });
  expect(graph.hasGrundy).toBe(true);
  expect(columnsOf(graph)).toContain("outcome");
  expect(graph.outcome(0)).toBe("P");
});

test("the values that occur are picked out by their digits", () => {
  expect(shownValues(showing(standard, { only: ["1", "2"] }))).toEqual(["1", "2"]);
  expect(shownValues(showing(standard, { only: ["P", "5"] }))).toEqual([]);
});

test("solid is where whoever moves there wins, and the moves that win lead there", () => {
  for (const [{ graph, exploration }, colourBy, mover] of [
    [standard, "gameValue", 0],
    [standard, 1, 1],
    [own, 0, 0],
    [own, 2, 2],
  ] as const) {
    const drawn = scene(graph, exploration, plainPolicy(graph, { width: 960, height: 640 }, colourBy));
    const winning = drawn.edges.filter(({ role }) => role === "winning");
    expect(winning.length).toBeGreaterThan(0);
    for (const { to } of winning) {
      expect(drawn.nodes[to]?.outcome).toBe("P");
      expect(graph.winner(to, (mover + 1) % 3)).toBe(mover);
    }
    expect(drawn.scale).toBe("players");
    expect(drawn.nodes.every(({ value }) => /^[012]$/.test(value))).toBe(true);
  }
});

test("every player has a colour of its own, on which its digit can be read", () => {
  const fills = Array.from({ length: 9 }, (_, player) => capColours(player, "players")?.fill);
  expect(new Set(fills).size).toBe(9);
  expect(capColours("N", "players")).toBeUndefined();
});

test("the table has game values and winners instead of outcomes", () => {
  expect(columnsOf(standard.graph)).toEqual([
    "number",
    "position",
    "gameValue",
    "distance",
    "winners",
    "options",
    "layer",
  ]);
  expect(columnsOf(own.graph)).toEqual(["number", "position", "winners", "options", "layer"]);
  const byValue = [
    ...ordered(standard.graph, standard.told, { by: "gameValue", isDescending: false }, () => true),
  ];
  const values = byValue.map((position) => standard.graph.gameValue(position) ?? 0);
  expect(values).toEqual([...values].sort());
  const byWinners = [...ordered(own.graph, own.told, { by: "winners", isDescending: false }, () => true)];
  const winners = byWinners.map((position) => own.graph.winnersOf(position).join(""));
  expect(winners).toEqual([...winners].sort());
});

test("a position has its value by the option that the mover prefers", () => {
  const { graph, told } = standard;
  for (let position = 0; position < graph.count; position++) {
    const reason = reasonOf(graph, told, position, "gameValue");
    if (graph.isTerminal(position)) expect(reason).toEqual({ kind: "terminal" });
    else if (reason.kind === "prefers")
      expect(((graph.gameValue(reason.option) ?? 0) + 1) % 3).toBe(graph.gameValue(position));
    else expect.unreachable();
  }
  expect(reasonOf(own.graph, own.told, 0, 1)).toEqual({
    kind: "prefers",
    option: own.graph.indexOf("(1,2)"),
  });
  const counted = countsByValue(told, [...graph.labels.keys()], "gameValue");
  expect(counted.map(({ value }) => value)).toEqual([0, 1, 2]);
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(graph.count);
});

test("level positions are solid, and the moves of the shortest ways there are the good ones", () => {
  const { graph, told } = standard;
  const of = (label: string): number => told.distance(graph.indexOf(label) ?? -1) ?? -1;
  expect(["()", "(1)", "(1,1)", "(1,1,1)", "(1,2)", "(2,2)"].map(of)).toEqual([1, 2, 0, 1, 1, 2]);
  for (let position = 0; position < graph.count; position++) {
    const distance = told.distance(position) ?? -1;
    expect(distance).toBe(((told.gameValue(position) ?? 0) + 1) % 3);
    expect(told.outcome(position)).toBe(distance === 0 ? "P" : "N");
    const options = [...(graph.optionsOf(position) ?? [])];
    const good = [...told.goodMovesOf(position, "distance")];
    expect(good).toEqual(options.filter((option) => told.distance(option) === distance - 1));
    const reason = reasonOf(graph, told, position, "distance");
    if (options.length === 0) expect(reason).toEqual({ kind: "terminal" });
    else if (distance > 0) expect(reason).toEqual({ kind: "nearer", option: good[0] });
    else {
      expect(reason).toEqual({ kind: "level" });
      expect(options.map((option) => told.distance(option))).toEqual(options.map(() => 2));
    }
  }
  expect(scaleOf(graph, told, "distance")).toBe(0);
});

test("a position that has a level option is no level one, and that is shown", () => {
  const { graph } = standard;
  const asked = graph.indexOf("(1,1,1)") ?? -1;
  expect(judge(graph, asked, 0, "distance")).toMatchObject({ how: "reached", witnesses: ["(1,1)"] });
  expect(judge(graph, asked, 2, "distance")).toMatchObject({ how: "other" });
  expect(judge(graph, asked, 1, "distance")).toMatchObject({ isRight: true });
});
