// Wrong answers that were seen elsewhere; here they shall not be given.
import { expect, test } from "vitest";
import { mex, valueOf } from "./built.ts";

test("the move that wins in subtraction of {2,3} from a heap of 4 is legal: take 3, not 4", async () => {
  const game = { ruleset: "subtraction", params: { set: [2, 3] } };
  const { options } = valueOf(await mex.explain(game, [4]));
  const winning = options.filter((option) => option.winning);
  expect(winning.map(({ position, moves }) => [position, moves])).toEqual([
    [[1], [{ changes: [{ place: 0, from: 4, to: [1] }] }]],
  ]);
});

test("normal and misère play are not swapped, in words or in values", async () => {
  const { conventions } = valueOf(mex.catalogue());
  expect(Object.fromEntries(conventions.map(({ kind, says }) => [kind, says]))).toEqual({
    normal: { en: "last move wins", zh: "走最后一步者胜" },
    misere: { en: "last move loses", zh: "走最后一步者负" },
    alliance: { en: "in turn", zh: "轮流走" },
  });
  // Whoever faces one stone must make the last move.
  const single = async (kind: "normal" | "misere"): Promise<number | undefined> =>
    valueOf(await mex.evaluate({ ruleset: "nim", convention: { kind } }, [[1]])).outcome?.[0];
  expect([await single("normal"), await single("misere")]).toEqual([1, 0]);
  const unsaid = valueOf(await mex.evaluate({ ruleset: "nim" }, [[1]]));
  expect(unsaid.outcome?.[0]).toBe(1);
});

test("a heap of 4 is worth 0 where 1 or 3 stones may be taken, and 4 in Nim", async () => {
  const game = { ruleset: "subtraction", params: { set: [1, 3] } };
  expect(valueOf(await mex.evaluate(game, [[4]])).grundy).toEqual(Float64Array.of(0));
  expect(valueOf(await mex.evaluate({ ruleset: "nim" }, [[4]])).grundy).toEqual(Float64Array.of(4));
});
