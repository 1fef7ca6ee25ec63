import { expect, test } from "vitest";
import {
  arranged,
  draftOf,
  keptParams,
  sameHeaps,
  sorted,
  typedParams,
} from "../../www/src/model/opening/draft.ts";
import type { Draft } from "../../www/src/model/state.ts";
import type { ParameterCard, RulesetCard } from "../../www/src/solver/wire.ts";
import { openGame } from "./fakes.ts";

const text = { en: "", zh: "" };
const parameter = (key: string, more: Partial<ParameterCard>): ParameterCard => ({
  key,
  name: text,
  meaning: text,
  range: { kind: "integer", least: 0, most: 9 },
  required: false,
  ...more,
});
const passes = parameter("passes", { initial: 0 });
const ruleset = (id: string, parameters: ParameterCard[]): RulesetCard => ({
  id,
  aliases: [],
  board: "heaps",
  hasSequence: true,
  name: text,
  rules: text,
  wordings: [],
  parameters: [...parameters, passes],
  examples: [],
  sources: [],
});
const bounded = ruleset("bounded", [parameter("b", { required: true, initial: 1 }), parameter("B", {})]);
const plain = ruleset("plain", []);

const game = openGame("bounded", "(3,4)+1p", [3, 4, 1], {
  params: { b: 2, passes: 1 },
  notation: "bounded[b=2,passes=1](3,4)",
  written: "(3,4)",
  passes: 1,
});
const draft = (params: Record<string, string>): Draft => ({ ...draftOf(game, true), params });

test("the form shows a start without the passes that it has anyway, and no pass as a heap", () => {
  expect(draftOf(game, false)).toEqual({
    ruleset: "bounded",
    convention: { kind: "normal" },
    params: { b: "2", passes: "1" },
    position: "(3,4)",
    isOwn: false,
    tokens: [3, 4],
    components: [],
  });
});

test("what may be left empty is left out, and what must be given is not", () => {
  expect(typedParams(draft({ b: "2", B: " ", passes: "" }), bounded)).toEqual({ b: "2" });
  expect(typedParams(draft({ b: "", B: "5" }), bounded)).toEqual({ b: "", B: "5" });
});

test("the games of a sum go with its form, and with no other", () => {
  const components = [{ ruleset: "plain", params: {} }];
  const sum = { ...game, ruleset: "sum", params: { components, passes: 0 } };
  expect(draftOf(sum, false).params).toEqual({ passes: "0" });
  expect(typedParams(draftOf(sum, false), plain, sum)).toEqual({ components, passes: "0" });
  expect(typedParams(draft({}), plain, sum)).toEqual({});
});

test("a start that is put together keeps the passes that were left", () => {
  expect(arranged([1, 0, 2], game)).toBe("(1,0,2)");
  expect(arranged([5], { ...game, written: "(3,4)+0p" })).toBe("(5)+0p");
});

test("heaps are the same in any order and with empty ones", () => {
  expect(sameHeaps([0, 3, 1], [1, 3])).toBe(true);
  expect(sameHeaps([3, 1], [1, 4])).toBe(false);
});

test("another ruleset keeps what it takes too, and a bound that is left out stays left out", () => {
  expect(keptParams(draft({ b: "7", passes: "2" }), bounded, plain)).toEqual({ passes: "2" });
  expect(keptParams(draft({ passes: "2" }), plain, bounded)).toEqual({ b: "1", B: "", passes: "2" });
});

test("what every ruleset takes stands apart from what one takes", () => {
  const { own, common } = sorted(bounded, [bounded, plain]);
  expect(own.map(({ key }) => key)).toEqual(["b", "B"]);
  expect(common).toEqual([passes]);
});
