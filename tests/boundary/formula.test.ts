// Formulas of the reader's own against search, through the built module.
import { describe, expect, test } from "vitest";
import type { Convention, Game, Scope } from "../../www/src/solver/api.ts";
import type { Verification } from "../../www/src/solver/wire.ts";
import { countTurns, errorOf, everySliceIsATurn, mex, valueOf } from "./built.ts";

const nim = { ruleset: "nim" };
const misere: Convention = { kind: "misere" };
const players = (players: number): Convention => ({ kind: "alliance", players });

async function check(formula: string, game: Game, scope: Scope): Promise<Verification> {
  return valueOf(await mex.verify({ formula }, game, scope));
}

test("a check has the shape of a theorem's", async () => {
  expect(await check("nimsum(heaps) == 0", nim, { bound: 7, heaps: 3 })).toEqual({
    theorem: "formula",
    status: "conjecture",
    method: "search",
    bound: 7,
    heaps: 3,
    positions: 120,
    predicted: 120,
    agreed: 120,
    counterexamples: [],
    mostCounterexamples: 10,
    claims: [],
    proof: [],
  });
});

test.each<[formula: string, game: Game, scope: Scope]>([
  ["nimsum(heaps)", nim, { bound: 15, heaps: 3 }],
  ["a(1) == floor((a(2) - a(1)) * phi)", { ruleset: "wythoff" }, { bound: 60 }],
  ["n % 4", { ruleset: "bash", params: { m: 3 } }, { bound: 60, heaps: 1 }],
  ["nimsum(mod(a(1), 4), a(2) % 4) == 0", { ruleset: "bash", params: { m: 3 } }, { bound: 30, heaps: 2 }],
  ["largest <= 1 ? N % 2 == 1 : nimsum(heaps) == 0", { ...nim, convention: misere }, { bound: 9, heaps: 3 }],
  ["n == 0 or zeckendorf(n) > quota", { ruleset: "fibonacci" }, { bound: 60 }],
  ["xor(a(1), a(3))", { ruleset: "staircase" }, { bound: 5, heaps: 4 }],
  ["copies(1) % 2 == 0", { ruleset: "large-nim" }, { bound: 8, heaps: 5 }],
  ["N", { ruleset: "large-nim", convention: players(7) }, { bound: 8, heaps: 5 }],
  [
    "N + 1 < players ? N : smallest > 1 ? N - 1 : count(1) == N ? N : N - 1 - count(1)",
    { ruleset: "large-nim", convention: players(4) },
    { bound: 9, heaps: 3 },
  ],
  ["passes == 1 or nimsum(heaps) == 0", { ...nim, params: { passes: 1 } }, { bound: 0 }],
])("%s is what search finds", async (formula, game, scope) => {
  const found = await check(formula, game, scope);
  expect(found.counterexamples).toEqual([]);
  expect(found.agreed).toBe(found.positions);
});

test("of coins that are turned a formula knows the places of the heads, and of a sum all heaps", async () => {
  expect(await check("nimsum(heaps)", { ruleset: "turtles" }, { bound: 9 })).toMatchObject({
    counterexamples: [],
    positions: 512,
  });
  const sum = { ruleset: "sum", params: { components: [nim, { ruleset: "staircase" }] } };
  // The steps of even numbers count for nothing.
  expect(await check("xor(a(1), a(2))", sum, { bound: 4, heaps: 2 })).toMatchObject({ method: "search" });
  const nims = { ruleset: "sum", params: { components: [nim, nim] } };
  const found = await check("nimsum(heaps) == 0", nims, { bound: 5, heaps: 2 });
  expect(found).toMatchObject({ counterexamples: [], agreed: found.positions });
});

test("of coins on a strip a formula knows the squares", async () => {
  const coins = { ruleset: "silver-dollar" };
  const paired = "N == 2 ? a(2) - a(1) - 1 : N == 3 ? xor(a(1), a(3) - a(2) - 1) : a(1)";
  expect(await check(paired, coins, { bound: 9, heaps: 3 })).toMatchObject({
    counterexamples: [],
    positions: 176,
  });
  // One game for each gap, as is often said.
  const gaps = await check("N != 3 or xor(a(1), a(2) - a(1) - 1, a(3) - a(2) - 1) == 0", coins, {
    bound: 5,
    heaps: 3,
    counterexamples: 100,
  });
  expect(gaps.counterexamples.map(({ label }) => label)).toContain("(1,3,5)");
});

test("no theorem is believed where a search reaches; where none does, the theorem is named", async () => {
  const wythoff = { ruleset: "wythoff" };
  const formula = "a(1) == floor((a(2) - a(1)) * phi)";
  const searched = await check(formula, wythoff, { bound: 150, heaps: 2 });
  expect([searched.method, searched.comparedWith]).toEqual(["search", undefined]);
  const told = await check(formula, wythoff, { bound: 600, heaps: 2 });
  expect([told.method, told.comparedWith]).toEqual(["theorem", "wythoff"]);
});

test("as many counterexamples are told of as are asked for", async () => {
  const scope = { bound: 7, heaps: 3 };
  const few = await check("sum(heaps)", nim, scope);
  const many = await check("sum(heaps)", nim, { ...scope, counterexamples: 1000 });
  expect([few.counterexamples.length, few.mostCounterexamples]).toEqual([10, 10]);
  expect(many.counterexamples).toHaveLength(many.positions - many.agreed);
  expect(many.counterexamples.slice(0, 10)).toEqual(few.counterexamples);
  expect(errorOf(await mex.verify({ formula: "n" }, nim, { ...scope, counterexamples: 1001 }))).toMatchObject(
    {
      code: "out-of-range",
      field: "counterexamples",
      limit: 1000,
    },
  );
  const theorem = valueOf(
    await mex.verify(
      "sj",
      { ruleset: "kayles", convention: misere },
      { bound: 12, heaps: 2, counterexamples: 2 },
    ),
  );
  expect(theorem.counterexamples).toHaveLength(2);
});

test("a wrong one is refuted by the first positions in canonical order", async () => {
  const found = await check("sum(heaps)", nim, { bound: 7, heaps: 3 });
  expect(found.counterexamples).toHaveLength(10);
  expect(found.counterexamples.slice(0, 2)).toEqual([
    {
      position: [1, 1],
      rank: 8,
      label: "(1,1)",
      notation: "nim(1,1)",
      prediction: { kind: "exactly", value: { kind: "grundy", grundy: 2 } },
      value: { outcome: "P", grundy: 0 },
    },
    {
      position: [1, 3],
      rank: 10,
      label: "(1,3)",
      notation: "nim(1,3)",
      prediction: { kind: "exactly", value: { kind: "grundy", grundy: 4 } },
      value: { outcome: "N", grundy: 2 },
    },
  ]);
  // By hand: the sum is the nim-sum where no two heaps share a binary digit.
  const isRight = ([a = 0, b = 0, c = 0]: number[]): boolean => (a & b) === 0 && ((a | b) & c) === 0;
  let agreed = 0;
  for (let a = 0; a <= 7; a++)
    for (let b = a; b <= 7; b++) for (let c = b; c <= 7; c++) agreed += isRight([a, b, c]) ? 1 : 0;
  expect(found.agreed).toBe(agreed);
});

test("what says a truth value says P or N, what says a number says the value that there is", async () => {
  const [first] = (await check("n == 1", nim, { bound: 1, heaps: 1 })).counterexamples;
  expect(first?.prediction).toEqual({ kind: "exactly", value: { kind: "outcome", outcome: "N" } });
  const game = { ruleset: "large-nim", convention: players(3) };
  const [other] = (await check("5", game, { bound: 2, heaps: 1 })).counterexamples;
  expect(other).toMatchObject({
    prediction: { value: { kind: "game-value", turns: 5 } },
    value: { gameValue: 0 },
  });
});

test("what is no value is a counterexample, shown as it is", async () => {
  const halves = await check("n / 2", nim, { bound: 1, heaps: 1 });
  expect(halves.agreed).toBe(1);
  expect(halves.counterexamples[0]?.prediction).toEqual({
    kind: "exactly",
    value: { kind: "grundy", grundy: 0.5 },
  });
  const none = await check("0 / 0", nim, { bound: 1, heaps: 1 });
  expect(none.agreed).toBe(0);
  expect(none.counterexamples[0]?.prediction).toEqual({
    kind: "exactly",
    value: { kind: "grundy", grundy: NaN },
  });
});

test.each([
  ["n % 0 == 0", 0],
  ["!(sqrt(-1) < 0)", 0],
  ["1/0 == 1/0", 0],
  // Of one heap of 0 to 3 the first alone is P, and there the number of heaps is 0.
  ["n / N != n", 3],
  ["n > 0 ? n / N != n : true", 4],
  ["n == 0 or n / N > 4", 4],
])("%s agrees where it is defined: %i of 4", async (formula, agreed) => {
  const found = await check(formula, nim, { bound: 3, heaps: 1 });
  expect([found.positions, found.predicted, found.agreed]).toEqual([4, 4, agreed]);
  expect(found.counterexamples).toHaveLength(4 - agreed);
  for (const { prediction } of found.counterexamples)
    expect(prediction).toEqual({ kind: "exactly", value: { kind: "undefined" } });
});

test("positions with passes are shown with those that are left", async () => {
  const game = { ...nim, params: { passes: 1 } };
  const found = await check("nimsum(heaps)", game, { bound: 2, heaps: 1 });
  expect(found.counterexamples.map(({ label }) => label)).toEqual(["(1)+1p", "(2)+1p"]);
});

test.each<[formula: unknown, game: Game, scope: unknown, error: object]>([
  [
    "nimsum(heaps)",
    { ...nim, convention: misere },
    { bound: 3 },
    { code: "wrong-type", span: [0, 13], got: "number" },
  ],
  [
    "n == 0",
    { ...nim, convention: players(3) },
    { bound: 3 },
    { code: "wrong-type", span: [0, 6], got: "boolean" },
  ],
  ["n + foo", nim, { bound: 3 }, { code: "unknown-choice", field: "formula", span: [4, 7], got: "foo" }],
  [undefined, nim, { bound: 3 }, { code: "missing-value", field: "formula" }],
  [3, nim, { bound: 3 }, { code: "wrong-type", field: "formula", got: "number" }],
  ["n", nim, { bound: -1 }, { code: "out-of-range", field: "bound", limit: 0, got: -1 }],
  ["n", nim, { bound: 3, heaps: 99 }, { code: "out-of-range", field: "heaps", limit: 12, got: 99 }],
  ["n", nim, { from: "(1)" }, { code: "unknown-key", field: "from" }],
  ["n", nim, { bound: 100_000, heaps: 12 }, { code: "too-many-positions", field: "bound" }],
  ["n", { ruleset: "none" }, { bound: 3 }, { code: "unknown-ruleset", field: "ruleset" }],
  [
    "n",
    { ruleset: "graph", params: { arrows: "a>b" } },
    { bound: 3 },
    { code: "no-heaps", field: "ruleset" },
  ],
])("%s in %j within %j is refused", async (formula, game, scope, error) => {
  const answer = await mex.verify({ formula: formula as string }, game, scope as Scope);
  expect(errorOf(answer)).toMatchObject(error);
});

test("what else is asked beside a formula is named", async () => {
  const answer = await mex.verify({ formula: "n", start: 1 } as { formula: string }, nim, { bound: 3 });
  expect(errorOf(answer)).toEqual({ code: "unknown-key", field: "theorem.start", got: "start" });
});

test("a long check tells how far it is, lets others have their turn, and can be given up", async () => {
  const phases = new Set<string>();
  const stop = new AbortController();
  everySliceIsATurn();
  const turns = countTurns();
  const scope = { bound: 44, heaps: 4 };
  const formula = "nimsum(heaps) == 0 && sum(heaps, copies(1), copies(2), copies(3)) >= 0";
  const found = valueOf(
    await mex.verify({ formula }, nim, scope, { onProgress: ({ phase }) => phases.add(phase) }),
  );
  expect(found.positions).toBe(194_580);
  expect(found.agreed).toBe(found.positions);
  expect(phases).toContain("comparing");
  expect(turns()).toBeGreaterThan(2);
  const answer = mex.verify({ formula }, nim, scope, {
    signal: stop.signal,
    onProgress: ({ phase }) => {
      if (phase === "comparing") stop.abort();
    },
  });
  expect(errorOf(await answer).code).toBe("cancelled");
});

describe("every formula to begin with can be checked", () => {
  const several = { kind: "alliance", players: 3, winner: "last-mover" } as const;
  const { rulesets } = valueOf(mex.catalogue());
  for (const { id, formulas, examples } of rulesets) {
    const { params } = valueOf(mex.parse(examples[0]?.notation ?? ""));
    const game = (convention: Convention): Game => ({ ruleset: id, params, convention });
    const asked = [
      ...(formulas?.both ?? []).map((formula) => [formula, game({ kind: "normal" })] as const),
      ...(formulas?.outcome ?? []).map((formula) => [formula, game({ kind: "misere" })] as const),
      ...(formulas?.gameValue ?? []).map((formula) => [formula, game(several)] as const),
    ];
    if (asked.length === 0) continue;
    test.each(asked)(`${id}: %s`, async (formula, of) => {
      expect((await check(formula, of, { bound: 4, heaps: 2 })).positions).toBeGreaterThan(4);
    });
  }

  test("there are some wherever formulas can be about the positions, and those of a theorem hold", async () => {
    const without = rulesets.filter(({ formulas }) => !formulas).map(({ id }) => id);
    expect(without.sort()).toEqual(["graph", "hackenbush", "node-kayles", "ruler", "sum", "turtles"]);
    for (const [ruleset, of, heaps] of [
      ["wythoff", "both", 2],
      ["euclid", "both", 2],
      ["euclid", "outcome", 2],
      ["staircase", "both", 5],
      ["staircase", "outcome", 4],
      ["fibonacci", "both", 1],
    ] as const) {
      const [first = ""] = rulesets.find(({ id }) => id === ruleset)?.formulas?.[of] ?? [];
      const game = { ruleset, convention: of === "both" ? ({ kind: "normal" } as const) : misere };
      const { positions, agreed } = await check(first, game, { bound: 3, heaps });
      expect([ruleset, of, agreed]).toEqual([ruleset, of, positions]);
    }
  });
});
