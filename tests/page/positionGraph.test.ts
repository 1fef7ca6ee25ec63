import { expect, test } from "vitest";
import { PositionGraph } from "../../www/src/model/graph/positionGraph.ts";
import { SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import { explorationOf } from "./fakes.ts";

const graph = new SolvedGraph(explorationOf(4));

test("rows are read by position", () => {
  expect([...(graph.optionsOf(0) ?? [])]).toEqual([1, 2]);
  expect([...graph.coversOf(0)]).toEqual([1]);
  expect([...graph.winningOf(0)]).toEqual([1]);
  expect(graph.optionsOf(4)).toHaveLength(0);
  expect([...graph.coversOf(99)]).toEqual([]);
});

test("predecessors are the covering moves turned round", () => {
  expect([...graph.coveredBy(0)]).toEqual([]);
  expect([...graph.coveredBy(3)]).toEqual([2]);
});

test("labels are found again", () => {
  expect(graph.indexOf("(4)")).toBe(0);
  expect(graph.indexOf("(9)")).toBeUndefined();
});

test("an option is told from what is not one, and from what the answer does not carry", () => {
  expect(graph.isOption("(4)", "(2)")).toBe(true);
  expect(graph.isOption("(4)", "(1)")).toBe(false);
  const { options: _, optionOffsets: __, ...partial } = explorationOf(4);
  expect(new PositionGraph(partial).isOption("(4)", "(2)")).toBeUndefined();
});
