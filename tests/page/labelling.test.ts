import { expect, test } from "vitest";
import {
  isLabelled,
  justLabelled,
  lastLabelled,
  lastStep,
  stepCount,
  stepwise,
  type Labelling,
} from "../../www/src/model/labelling.ts";
import { countsByValue, reasonOf, runsOf } from "../../www/src/model/reasons.ts";
import { SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import { everyValue } from "../../www/src/model/everyValue.ts";
import { explorationOf } from "./fakes.ts";

const graph = new SolvedGraph(explorationOf(7));
const told = everyValue(graph);
const at = (done: number, by: Labelling["by"] = "position"): Labelling => ({
  by,
  done,
  isPlaying: false,
  speed: 1,
});
/** The position of n tokens. */
const of = (size: number): number => 7 - size;

test("positions have their values in the order p1, p2, … and layers from the lowest", () => {
  expect(stepCount(graph, "position")).toBe(8);
  expect(justLabelled(graph, at(0))).toEqual([]);
  expect(justLabelled(graph, at(3))).toEqual([of(2)]);
  expect(justLabelled(graph, at(3, "layer"))).toEqual([of(2)]);
  expect(lastLabelled(graph, at(0))).toBeUndefined();
  expect([0, 1, 2, 3].map((size) => isLabelled(graph, at(2), of(size)))).toEqual([true, true, false, false]);
});

test("steps of another kind begin where those before ended", () => {
  expect(stepwise(graph, at(3), "layer").done).toBe(3);
  expect(stepwise(graph, at(3, "layer"), "position").done).toBe(3);
});

test("a labelling stops where it is to stop, by positions or by layers", () => {
  expect(lastStep(graph, at(3))).toBe(8);
  expect(lastStep(graph, { ...at(3), until: 5 })).toBe(5);
  expect(lastStep(graph, { ...at(3), until: 50 })).toBe(8);
  expect(stepwise(graph, { ...at(3), until: 5 }, "layer")).toMatchObject({ by: "layer", done: 3, until: 5 });
});

test("a value is the mex of the options' values", () => {
  expect(reasonOf(graph, told, of(5), "grundy")).toEqual({ kind: "mex", values: [0, 1], options: 2 });
  expect(reasonOf(graph, told, of(1), "grundy")).toEqual({ kind: "mex", values: [0], options: 1 });
  expect(reasonOf(graph, told, of(0), "grundy")).toEqual({ kind: "terminal" });
});

test("an outcome follows from a P-option, or from there being none", () => {
  expect(reasonOf(graph, told, of(5), "outcome")).toEqual({ kind: "some-p", option: of(3) });
  expect(reasonOf(graph, told, of(6), "outcome")).toEqual({ kind: "all-n" });
  expect(reasonOf(graph, told, of(0), "outcome")).toEqual({ kind: "terminal" });
});

test("a graph without its moves gives no more than the value", () => {
  const { options: _, optionOffsets: __, ...partial } = explorationOf(7);
  expect(reasonOf(new SolvedGraph(partial), told, of(5), "grundy")).toEqual({ kind: "least" });
});

test("runs of at least three numbers are told by their ends", () => {
  expect(runsOf([])).toEqual([]);
  expect(runsOf([0, 1, 2, 4, 6, 7, 9, 10, 11])).toEqual([
    [0, 2],
    [4, 4],
    [6, 6],
    [7, 7],
    [9, 11],
  ]);
});

test("the values of a layer are counted, the least first", () => {
  const positions = [of(5), of(6), of(3), of(4)];
  expect(countsByValue(told, positions, "grundy")).toEqual([
    { value: 0, count: 2 },
    { value: 1, count: 1 },
    { value: 2, count: 1 },
  ]);
  expect(countsByValue(told, positions, "outcome")).toEqual([
    { value: "P", count: 2 },
    { value: "N", count: 2 },
  ]);
});
