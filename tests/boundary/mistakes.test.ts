// Wrong answers that were seen elsewhere; here they shall not be given.
import { expect, test } from "vitest";
import { mex, valueOf } from "./built.ts";

test("the move that wins in subtraction of {2,3} from a heap of 4 is legal: take 3, not 4", async () => {
  const game = { ruleset: "subtraction", params: { set: [2, 3] } };
  const { options } = valueOf(await mex.explain(game, [4]));
  const winning = options.filter((option) => option.winning);
  expect(winning.map(({ position, moves }) => [position, moves])).toEqual([
    [[1], [{ board: "heaps", first: 0, changes: [{ place: 0, from: 4, to: [1] }] }]],
  ]);
});

test("normal and misère play are not swapped, in words or in values", async () => {
  const { conventions } = valueOf(mex.catalogue());
  expect(Object.fromEntries(conventions.map(({ kind, says }) => [kind, says]))).toEqual({
    normal: { en: "last move wins", zh: "走最后一步者胜" },
    misere: { en: "last move loses", zh: "走最后一步者负" },
    alliance: { en: "several players", zh: "多人" },
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

test("a period is the least one: 3 for {1,2} and 2 for {1,3}, not 6", async () => {
  const sequence = async (set: number[]): Promise<unknown> => {
    const game = { ruleset: "subtraction", params: { set } };
    const { period, preperiod, status } = valueOf(await mex.sequence(game, { length: 100 }));
    return { period, preperiod, status };
  };
  expect(await sequence([1, 2])).toEqual({ period: 3, preperiod: 0, status: "proved" });
  expect(await sequence([1, 3])).toEqual({ period: 2, preperiod: 0, status: "proved" });
});

test("Kayles is 0.77 with period 12 from heap 71 on; Dawson’s Kayles is 0.07 with period 34 from heap 53 on", async () => {
  const sequence = async (code: string): Promise<unknown> => {
    const game = { ruleset: "octal", params: { code } };
    const { period, preperiod, status } = valueOf(await mex.sequence(game, { length: 1000 }));
    return { period, preperiod, status };
  };
  expect(await sequence("0.77")).toEqual({ period: 12, preperiod: 71, status: "proved" });
  expect(await sequence("0.07")).toEqual({ period: 34, preperiod: 53, status: "proved" });
  // The two games differ from heaps of one on.
  const first = async (code: string): Promise<number[]> => {
    const game = { ruleset: "octal", params: { code } };
    return Array.from(valueOf(await mex.sequence(game, { length: 8 })).values);
  };
  expect(await first("0.77")).toEqual([0, 1, 2, 3, 1, 4, 3, 2]);
  expect(await first("0.07")).toEqual([0, 0, 1, 1, 2, 0, 3, 1]);
});

test("the pairs of Wythoff’s game are those of the golden ratio, found in whole numbers", async () => {
  const { outcome, rows } = valueOf(await mex.grid({ ruleset: "wythoff" }, { rows: 400, columns: 400 }));
  const pairs: Array<[number, number]> = [];
  for (const [cell, code] of outcome?.entries() ?? []) {
    const [smaller, larger] = [Math.floor(cell / rows), cell % rows];
    if (code === 0 && smaller <= larger) pairs.push([smaller, larger]);
  }
  const root = (square: bigint): bigint => {
    let guess = BigInt(Math.floor(Math.sqrt(Number(square))));
    while (guess * guess > square) guess--;
    while ((guess + 1n) * (guess + 1n) <= square) guess++;
    return guess;
  };
  const expected = pairs.map((_, index) => {
    const k = BigInt(index);
    const smaller = Number((k + root(5n * k * k)) / 2n);
    return [smaller, smaller + index];
  });
  expect(pairs.length).toBeGreaterThan(150);
  expect(pairs).toEqual(expected);
  expect(pairs.slice(0, 6)).toEqual([
    [0, 0],
    [1, 2],
    [3, 5],
    [4, 7],
    [6, 10],
    [8, 13],
  ]);
});
