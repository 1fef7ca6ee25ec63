// How P-positions are found by hand: the arrays' types, the order, the marks, the limits.
import { expect, test } from "vitest";
import type { Game, GridInput } from "../../www/src/solver/api.ts";
import { errorOf, mex, valueOf } from "./built.ts";

const nim: Game = { ruleset: "nim" };
const P = 65535;

test("P-positions of Nim strike rows and columns", async () => {
  const found = valueOf(await mex.sieve(nim, { rows: 3, columns: 4 }));
  expect(found).toEqual({
    rows: 3,
    columns: 4,
    byStones: true,
    found: Uint16Array.of(0, 5, 10),
    struck: Uint16Array.of(P, 0, 0, 0, 0, P, 1, 1, 0, 1, P, 2),
  });
});

test("the end of misère play is struck beforehand", async () => {
  const game: Game = { ruleset: "nim", convention: { kind: "misere" } };
  const { found, struck } = valueOf(await mex.sieve(game, { rows: 2, columns: 3 }));
  expect([...found]).toEqual([1]);
  expect([...struck]).toEqual([65534, P, 0, P, 0, 0]);
});

test("steps are struck from outside the grid", async () => {
  const input: GridInput = { rows: 2, columns: 3, fixed: [1], places: [1, 2] };
  const { byStones, found, struck } = valueOf(await mex.sieve({ ruleset: "staircase" }, input));
  expect(byStones).toBe(false);
  expect([...found]).toEqual([1, 4]);
  expect([...struck]).toEqual([65533, P, 1, 65533, P, 65533]);
});

test("P-positions of the largest sieve are those of its grid", async () => {
  const input: GridInput = { rows: 200, columns: 200 };
  const { struck } = valueOf(await mex.sieve({ ruleset: "wythoff" }, input));
  const { outcome } = valueOf(await mex.grid({ ruleset: "wythoff" }, input));
  expect(struck.map((mark) => Number(mark !== P))).toEqual(Uint16Array.from(outcome ?? []));
});

const REFUSALS: Array<[input: unknown, game: Game, error: object]> = [
  [undefined, nim, { code: "missing-value", field: "grid" }],
  [
    { rows: 200, columns: 201 },
    nim,
    { code: "too-many-positions", field: "columns", limit: 40_000, got: 40_200 },
  ],
  [{ rows: 2, columns: 2, layers: 2 }, nim, { code: "too-many", field: "layers", limit: 2, got: 3 }],
  [
    { rows: 2, columns: 2 },
    {
      ...nim,
      convention: { kind: "alliance", players: 3, preferences: [[0, 2, 1], [1, 0, 2], [2, 1, 0]] }, // prettier-ignore
    },
    { code: "out-of-range", field: "convention.players", limit: 2, got: 3 },
  ],
  [
    { rows: 2, columns: 2 },
    { ruleset: "hackenbush" },
    { code: "no-heaps", field: "ruleset", got: "hackenbush" },
  ],
];

for (const [input, game, error] of REFUSALS) {
  test(`${JSON.stringify(input)} of ${JSON.stringify(game)} is refused`, async () => {
    expect(errorOf(await mex.sieve(game, input as never))).toEqual(error);
  });
}
