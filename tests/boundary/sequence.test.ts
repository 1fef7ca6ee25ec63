// Values of single heaps and their periods.
import { expect, test } from "vitest";
import type { Game } from "../../www/src/solver/api.ts";
import { joined } from "../../www/src/solver/slices.ts";
import type { Sequence } from "../../www/src/solver/wire.ts";
import { at, errorOf, mex, valueOf } from "./built.ts";

const octal = (code: string): Game => ({ ruleset: "octal", params: { code } });
const subtraction = (...set: number[]): Game => ({ ruleset: "subtraction", params: { set } });
const bash = (m: number): Game => ({ ruleset: "bash", params: { m } });
const sequence = async (game: Game, length: number): Promise<Sequence> =>
  valueOf(await mex.sequence(game, { length }));

/** Winning Ways, chapter 4; the pre-period is the first heap from which the values repeat. */
const PERIODS: Array<[game: Game, length: number, period: number, preperiod: number, status: string]> = [
  [octal("0.77"), 1000, 12, 71, "proved"],
  [octal("0.07"), 1000, 34, 53, "proved"],
  [octal("0.137"), 1_000_000, 34, 52, "proved"],
  [subtraction(1, 2), 100, 3, 0, "proved"],
  [subtraction(1, 3), 100, 2, 0, "proved"],
  [subtraction(1, 3, 4), 10_000_000, 7, 0, "proved"],
  [bash(5), 1000, 6, 0, "proved"],
  [{ ...subtraction(1, 3, 4), convention: { kind: "misere" } }, 400, 7, 0, "proved"],
  [{ ...subtraction(1, 3, 4), convention: { kind: "alliance", players: 3 } }, 400, 9, 1, "proved"],
  [{ ...bash(4), convention: { kind: "misere" } }, 10_000_000, 5, 0, "proved"],
  [{ ruleset: "subtraction", params: { set: [1, 3, 4], passes: 1 } }, 10_000_000, 7, 9, "proved"],
  [{ ruleset: "nim", convention: { kind: "misere" } }, 1000, 1, 2, "observed"],
];

for (const [game, length, period, preperiod, status] of PERIODS) {
  test(`${JSON.stringify(game)} repeats after ${period}, from ${preperiod} on: ${status}`, async () => {
    const found = await sequence(game, length);
    expect(found).toMatchObject({ period, preperiod, status, method: "recursion" });
    expect(found.saltus).toBe(undefined);
    expect(found.values).toBeInstanceOf(Uint16Array);
    expect(found.values).toHaveLength(length);
    for (const heap of [preperiod, preperiod + 1, length - period - 1])
      expect(at(found.values, heap + period)).toBe(at(found.values, heap));
    // It is the least period, and there is no smaller pre-period.
    if (preperiod > 0)
      expect(at(found.values, preperiod + period - 1)).not.toBe(at(found.values, preperiod - 1));
  });
}

test("differences that repeat prove nothing", async () => {
  const { values, status } = await sequence(octal("0.6"), 12);
  expect([...values]).toEqual([0, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4]);
  expect(status).not.toBe("proved");
});

test("three heaps of 0.4 without a move prove nothing", async () => {
  expect((await sequence(octal("0.4"), 3)).status).toBeUndefined();
  expect([...(await sequence(octal("0.4"), 4)).values]).toEqual([0, 0, 0, 1]);
});

test("what comes again twice is no period yet", async () => {
  expect(await sequence(subtraction(1, 3, 4), 6)).not.toHaveProperty("period");
  expect(await sequence(octal("0.007"), 6)).not.toHaveProperty("period");
});

for (const stones of [2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1]) {
  test(`parameters as large as ${stones} are not cut`, async () => {
    const upTo = await sequence(bash(stones), 1000);
    expect([...upTo.values]).toEqual(Array.from({ length: 1000 }, (_, heap) => heap));
    expect(upTo).toMatchObject({ period: 1, saltus: 1, status: "observed" });
    expect(await sequence(subtraction(stones), 1000)).toMatchObject({ period: 1, status: "observed" });
    const misere = await sequence({ ...bash(stones), convention: { kind: "misere" } }, 1000);
    expect(misere).toMatchObject({ period: 1, preperiod: 2, status: "observed" });
  });
}

test("what was copied is what is computed without a period", async () => {
  const { values } = await sequence(octal("0.77"), 3000);
  const heaps = Array.from({ length: 300 }, (_, index) => index * 10);
  const { grundy } = valueOf(
    await mex.evaluate(
      octal("0.77"),
      heaps.map((heap) => [heap]),
      {},
    ),
  );
  expect(heaps.map((heap) => values[heap])).toEqual([...(grundy ?? [])]);
});

test("Nim rises by one in each period, and needs more than 16 bits", async () => {
  const found = await sequence({ ruleset: "nim" }, 70_000);
  expect(found).toMatchObject({ kind: "grundy", period: 1, preperiod: 0, saltus: 1, status: "proved" });
  expect(found.values).toBeInstanceOf(Uint32Array);
  expect([found.values[65_536], found.values[69_999]]).toEqual([65_536, 69_999]);
});

test("Treblecross has no period as far as 10,000", async () => {
  const found = await sequence(octal("0.007"), 10_000);
  expect(found).not.toHaveProperty("period");
  expect(found).not.toHaveProperty("status");
});

test("other conventions tell what they have", async () => {
  const nim: Game = { ruleset: "nim", convention: { kind: "misere" } };
  expect(await sequence(nim, 4)).toMatchObject({ kind: "outcome", values: Uint16Array.of(1, 0, 1, 1) });
  const three: Game = { ruleset: "nim", convention: { kind: "alliance", players: 3 } };
  expect(await sequence(three, 4)).toMatchObject({ kind: "game-value", values: Uint16Array.of(0, 1, 1, 1) });
});

test("heaps of rulesets that look at more than one are searched", async () => {
  const found = await sequence({ ruleset: "moore", params: { k: 2 } }, 5);
  expect(found).toMatchObject({ method: "search", values: Uint16Array.of(0, 1, 2, 3, 4) });
});

test("no heaps are a sequence", async () => {
  expect((await sequence({ ruleset: "nim" }, 0)).values).toHaveLength(0);
});

test("where a budget ends, the values so far are answered, and why there are no more", async () => {
  const misere: Game = { ...octal("0.77"), convention: { kind: "misere" } };
  const within = async (positions: number, length: number): Promise<Sequence> =>
    valueOf(await mex.sequence(misere, { length }, { budget: { positions } }));
  const few = await within(500, 1000);
  expect(few).toMatchObject({ length: 1000, method: "search" });
  expect(few.stopped).toMatchObject({ code: "too-many-positions", field: "length", limit: 500 });
  // One heap more would be too many.
  expect(await within(500, few.values.length)).not.toHaveProperty("stopped");
  expect((await within(500, few.values.length + 1)).values).toHaveLength(few.values.length);
  const more = await within(5000, 1000);
  expect(more.values.length).toBeGreaterThan(few.values.length);
  expect(few.values).toEqual(more.values.slice(0, few.values.length));
});

test("a budget may be raised beyond the limits that hold without one", async () => {
  const nim: Game = { ruleset: "nim" };
  const raised = { budget: { positions: 20_000_000, moves: 500_000_000 } };
  expect(valueOf(await mex.explore(nim, [1, 2], raised)).positionCount).toBe(5);
  expect(errorOf(await mex.explore(nim, [1, 2], { budget: { positions: 20_000_001 } }))).toMatchObject({
    ...{ code: "out-of-range", field: "options.budget.positions", limit: 20_000_000 },
  });
});

test("values are told as they come, and what came before a call was given up is its answer", async () => {
  const game: Game = { ruleset: "half" };
  const parts: Sequence[] = [];
  const whole = valueOf(
    await mex.sequence(game, { length: 1_000_000 }, { onProgress: ({ part }) => part && parts.push(part) }),
  );
  const told = joined(parts);
  expect(told.length).toBeGreaterThan(10_000);
  expect(told.every((value, heap) => value === whole.values[heap])).toBe(true);
  const stop = new AbortController();
  const some = valueOf(
    await mex.sequence(
      game,
      { length: 1_000_000 },
      { signal: stop.signal, onProgress: ({ part }) => part && stop.abort() },
    ),
  );
  expect(some).toMatchObject({ length: 1_000_000, kind: "grundy", stopped: { code: "cancelled" } });
  expect(some.values.length).toBeGreaterThan(0);
  expect(some.values.every((value, heap) => value === whole.values[heap])).toBe(true);
});

const REFUSALS: Array<[input: unknown, game: Game, error: object]> = [
  [{}, { ruleset: "nim" }, { code: "missing-value", field: "length" }],
  [10, { ruleset: "nim" }, { code: "wrong-type", field: "sequence", got: "number" }],
  [
    { length: 21_000_001 },
    { ruleset: "nim" },
    { code: "out-of-range", field: "length", limit: 21_000_000, got: 21_000_001 },
  ],
  [
    { length: 10 },
    { ruleset: "sum", params: { components: [{ ruleset: "nim", params: {} }] } },
    { code: "no-heaps", field: "ruleset", got: "sum" },
  ],
];

for (const [input, game, error] of REFUSALS) {
  test(`${JSON.stringify(input)} of ${JSON.stringify(game)} is refused`, async () => {
    expect(errorOf(await mex.sequence(game, input as never))).toEqual(error);
  });
}
