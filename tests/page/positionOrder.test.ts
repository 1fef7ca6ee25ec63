import { expect, test } from "vitest";
import type { Exploration } from "../../www/src/solver/wire.ts";
import { SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import { columnsOf, ordered, type Column } from "../../www/src/model/graph/positionOrder.ts";
import { everyValue } from "../../www/src/model/everyValue.ts";
import { explorationOf } from "./fakes.ts";

const graph = new SolvedGraph(explorationOf(5));
const labelsBy = (by: Column, isDescending = false, of = graph): string[] =>
  Array.from(
    ordered(of, everyValue(of), { by, isDescending }, () => true),
    (position) => of.label(position),
  );

test("positions are ordered by each property, and alike ones as p1, p2, …", () => {
  expect(labelsBy("number")).toEqual(["(0)", "(1)", "(2)", "(3)", "(4)", "(5)"]);
  expect(labelsBy("number", true)).toEqual(["(5)", "(4)", "(3)", "(2)", "(1)", "(0)"]);
  expect(labelsBy("outcome")).toEqual(["(0)", "(3)", "(1)", "(2)", "(4)", "(5)"]);
  expect(labelsBy("outcome", true)).toEqual(["(1)", "(2)", "(4)", "(5)", "(0)", "(3)"]);
  expect(labelsBy("grundy", true)).toEqual(["(2)", "(5)", "(1)", "(4)", "(0)", "(3)"]);
  expect(labelsBy("options")).toEqual(["(0)", "(1)", "(2)", "(3)", "(4)", "(5)"]);
  expect(labelsBy("layer")).toEqual(["(0)", "(1)", "(2)", "(3)", "(4)", "(5)"]);
  expect(labelsBy("remoteness", true)[0]).toBe("(5)");
});

test("a position of fewer tokens comes first, then the one that is smaller where they differ", () => {
  const rows = [[2, 9], [10], [], [1, 2 ** 53 - 1], [2, 2], [9]];
  const offsets = rows.map((_, index) => rows.slice(0, index).reduce((sum, row) => sum + row.length, 0));
  const game = new SolvedGraph({
    ...explorationOf(5),
    labels: rows.map((row) => `(${row.join(",")})`),
    tokens: Float64Array.from(rows.flat()),
    tokenOffsets: Uint32Array.from([...offsets, rows.flat().length]),
  });
  const sorted = ["()", "(9)", "(10)", "(1,9007199254740991)", "(2,2)", "(2,9)"];
  expect(labelsBy("position", false, game)).toEqual(sorted);
  expect(labelsBy("position", true, game)).toEqual(sorted.reverse());
});

test("only what is shown is ordered", () => {
  const order = { by: "number", isDescending: false } as const;
  expect([
    ...ordered(graph, everyValue(graph), order, (position) => graph.outcome(position) === "P"),
  ]).toEqual([5, 2]);
  expect(ordered(graph, everyValue(graph), order, () => false)).toHaveLength(0);
});

test("the largest properties and places do not run into one another", () => {
  const exploration = explorationOf(5);
  exploration.grundy = Float64Array.from([2 ** 32 - 1, 0, 2 ** 32 - 2, 2 ** 32 - 1, 5, 0]);
  const game = new SolvedGraph(exploration);
  expect(labelsBy("grundy", false, game)).toEqual(["(0)", "(4)", "(1)", "(3)", "(2)", "(5)"]);
  expect(labelsBy("grundy", true, game)).toEqual(["(2)", "(5)", "(3)", "(1)", "(0)", "(4)"]);
});

test("a property that is not known has no column", () => {
  expect(columnsOf(graph)).toContain("options");
  const { options: _, optionOffsets: __, grundy: ___, ...partial } = explorationOf(5);
  expect(columnsOf(new SolvedGraph(partial as Exploration))).toEqual([
    "number",
    "position",
    "outcome",
    "remoteness",
    "layer",
  ]);
});
