// Values over swept heaps: the arrays' types and lengths, every method, the limits.
import { expect, test } from "vitest";
import type { Game, GridInput, Params, Progress } from "../../www/src/solver/api.ts";
import type { Grid } from "../../www/src/solver/wire.ts";
import { CONVENTIONS, countTurns, errorOf, everySliceIsATurn, mex, valueOf } from "./built.ts";

const nim: Game = { ruleset: "nim" };
const grid = async (game: Game, input: GridInput): Promise<Grid> => valueOf(await mex.grid(game, input));

/** The heaps of every cell, in the order of the arrays. */
function cells({ rows, columns, layers = 1, fixed = [] }: GridInput): number[][] {
  const heaps: number[][] = [];
  for (let layer = 0; layer < layers; layer++)
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) heaps.push([layer, row, column, ...fixed]);
  return heaps;
}

const GRIDS: Array<[ruleset: string, params: Params, input: GridInput]> = [
  ["nim", {}, { rows: 9, columns: 12 }],
  ["nim", {}, { rows: 3, columns: 4, layers: 5 }],
  ["nim", {}, { rows: 6, columns: 2, fixed: [3, 1] }],
  ["wythoff", {}, { rows: 12, columns: 9 }],
  ["wythoff", { a: 2 }, { rows: 7, columns: 9 }],
  ["euclid", {}, { rows: 12, columns: 9 }],
  ["bash", { m: 2 }, { rows: 10, columns: 7, fixed: [4] }],
  ["bash", { m: 2 ** 32 }, { rows: 1, columns: 300 }],
  ["bash", { m: 2 ** 32 + 1 }, { rows: 1, columns: 300 }],
  ["subtraction", { set: [2, 3] }, { rows: 1, columns: 20 }],
  ["subtraction", { set: [2 ** 32] }, { rows: 4, columns: 5 }],
  ["octal", { code: "0.4" }, { rows: 3, columns: 3 }],
];

for (const convention of CONVENTIONS) {
  for (const [ruleset, params, input] of GRIDS) {
    const name = `${ruleset} ${JSON.stringify(params)} ${JSON.stringify(input)} under ${JSON.stringify(convention)}`;
    test(`${name}: cells are what evaluate says`, async () => {
      const game: Game = { ruleset, params, convention };
      const found = await grid(game, input);
      const wanted = valueOf(
        await mex.evaluate(
          game,
          cells(input).map((heaps) => heaps.filter(Boolean)),
        ),
      );
      const kinds = ["outcome", "grundy", "gameValue", "winners"] as const;
      // A game value says who wins, so that a grid has no winners beside it.
      const known = kinds.filter((kind) => wanted[kind] && !(kind === "winners" && wanted.gameValue));
      expect(known).not.toEqual([]);
      expect(kinds.filter((kind) => found[kind])).toEqual(known);
      for (const kind of known) expect([...(found[kind] ?? [])]).toEqual([...(wanted[kind] ?? [])]);
      expect(found).toMatchObject({ rows: input.rows, columns: input.columns });
    });
  }
}

test("heaps whose values rise are summed as they are", async () => {
  const game: Game = { ruleset: "octal", params: { code: "4.665" } };
  const { grundy } = await grid(game, { rows: 8, columns: 8 });
  const single = [0, 0, 1, 2, 3, 4, 5, 6];
  expect([...(grundy ?? [])]).toEqual(single.flatMap((row) => single.map((column) => row ^ column)));
});

test("numbers in order are swept over at their places", async () => {
  const places: [number, number] = [2, 0];
  const staircase = { ruleset: "staircase" };
  const steps = await grid(staircase, { rows: 3, columns: 4, fixed: [5], places });
  const lists = cells({ rows: 3, columns: 4 }).map(([, row, column]) => [column, 5, row]);
  const wanted = valueOf(await mex.evaluate(staircase, lists as number[][]));
  expect([steps.method, [...(steps.grundy ?? [])]]).toEqual(["search", [...(wanted.grundy ?? [])]]);

  const quota = await grid({ ruleset: "fibonacci" }, { rows: 4, columns: 4 });
  expect([...(quota.outcome ?? [])]).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 1]);

  const components = [{ ruleset: "bash", params: { m: 2 } }, { ruleset: "nim" }, { ruleset: "wythoff" }];
  const sum = await grid(
    { ruleset: "sum", params: { components } },
    { rows: 2, columns: 5, fixed: [7], places },
  );
  expect(sum.method).toBe("sprague-grundy");
  const values = [0, 1].flatMap((row) => [0, 1, 2, 3, 4].map((column) => (column % 3) ^ 7 ^ row));
  expect([...(sum.grundy ?? [])]).toEqual(values);
});

test("arrays have their types, their lengths and memory of their own", async () => {
  const { outcome, grundy, method, layers } = await grid(nim, { rows: 3, columns: 5 });
  expect([method, layers]).toEqual(["recursion", undefined]);
  expect(grundy).toBeInstanceOf(Uint16Array);
  expect(outcome).toBeInstanceOf(Uint8Array);
  expect([grundy?.buffer.byteLength, outcome?.buffer.byteLength]).toEqual([30, 15]);
  const threeLayers = await grid(nim, { rows: 3, columns: 5, layers: 2 });
  expect([threeLayers.layers, threeLayers.grundy?.length]).toEqual([2, 30]);
});

test("methods are named", async () => {
  const method = async (game: Game): Promise<string> => (await grid(game, { rows: 5, columns: 5 })).method;
  expect(await method({ ruleset: "wythoff" })).toBe("recursion");
  expect(await method({ ruleset: "bash", params: { m: 2 } })).toBe("sprague-grundy");
  expect(await method({ ruleset: "bash", params: { m: 2 }, convention: { kind: "misere" } })).toBe(
    "recursion",
  );
  expect(await method({ ruleset: "wythoff", params: { a: 2 } })).toBe("recursion");
  expect(await method({ ruleset: "moore", params: { k: 2 } })).toBe("search");
});

test("empty grids are grids", async () => {
  expect((await grid(nim, { rows: 0, columns: 7 })).grundy).toEqual(new Uint16Array());
  expect((await grid(nim, { rows: 1, columns: 1 })).grundy).toEqual(Uint16Array.of(0));
});

test("the largest grid is filled, tells its progress and lets other events in", async () => {
  const told: Progress[] = [];
  everySliceIsATurn();
  const turns = countTurns();
  const input = { rows: 5000, columns: 5000 };
  const found = valueOf(
    await mex.grid({ ruleset: "wythoff" }, input, { onProgress: (step) => told.push(step) }),
  );
  expect(turns()).toBeGreaterThan(0);
  expect(told.length).toBeGreaterThan(1);
  expect(told.at(-1)).toEqual({ phase: "done", positions: 25_000_000, moves: 0 });
  // P-positions: the pairs (⌊kφ⌋, ⌊kφ⌋ + k) and their mirror images.
  const golden = (1 + Math.sqrt(5)) / 2;
  for (const k of [0, 1, 2, 1000, 1900]) {
    const [x, y] = [Math.floor(k * golden), Math.floor(k * golden) + k];
    expect([found.grundy?.[x * 5000 + y], found.grundy?.[y * 5000 + x]]).toEqual([0, 0]);
  }
  let pPositions = 0;
  for (const code of found.outcome ?? []) pPositions += Number(code === 0);
  expect(pPositions).toBe(2 * 1909 + 1);
}, 60_000);

test("a grid is given up at its next turn", async () => {
  everySliceIsATurn();
  const stop = new AbortController();
  const input = { rows: 5000, columns: 5000 };
  const answer = mex.grid(nim, input, {
    signal: stop.signal,
    onProgress: () => {
      stop.abort();
    },
  });
  expect(errorOf(await answer)).toEqual({ code: "cancelled", field: "signal" });
});

const REFUSALS: Array<[input: unknown, game: Game, error: object]> = [
  [undefined, nim, { code: "missing-value", field: "grid" }],
  [5, nim, { code: "wrong-type", field: "grid", got: "number" }],
  [{ rows: 1 }, nim, { code: "missing-value", field: "columns" }],
  [{ rows: 5001, columns: 1 }, nim, { code: "out-of-range", field: "rows", limit: 5000, got: 5001 }],
  [{ rows: 1, columns: 0.5 }, nim, { code: "not-an-integer", field: "columns", got: 0.5 }],
  [{ rows: 1, columns: 1, width: 1 }, nim, { code: "unknown-key", field: "width", got: "width" }],
  [
    { rows: 5000, columns: 5000, layers: 2 },
    nim,
    { code: "out-of-range", field: "layers", limit: 1, got: 2 },
  ],
  [
    { rows: 1, columns: 1, fixed: [1, -1] },
    nim,
    { code: "out-of-range", field: "fixed[1]", limit: 0, got: -1 },
  ],
  [
    { rows: 2, columns: 2, fixed: [1] },
    { ruleset: "wythoff" },
    { code: "too-many", field: "fixed", limit: 2, got: 3 },
  ],
  [
    { rows: 2, columns: 2, fixed: [1], places: [1, 3] },
    nim,
    { code: "out-of-range", field: "places[1]", limit: 2, got: 3 },
  ],
  [
    { rows: 2, columns: 2, places: [1, 1] },
    { ruleset: "staircase" },
    { code: "repeated", field: "places[1]", got: 1 },
  ],
  [
    { rows: 2, columns: 2, layers: 2 },
    { ruleset: "staircase" },
    { code: "too-many", field: "layers", limit: 2, got: 3 },
  ],
  [
    { rows: 5000, columns: 5000 },
    { ruleset: "staircase" },
    { code: "too-many-positions", field: "columns", limit: 200_000 },
  ],
  [
    { rows: 5000, columns: 5000 },
    { ruleset: "wythoff", params: { a: 2, passes: 1 } },
    { code: "too-many-positions", field: "columns", limit: 200_000 },
  ],
];

for (const [input, game, error] of REFUSALS) {
  test(`${JSON.stringify(input)} of ${game.ruleset} is refused`, async () => {
    expect(errorOf(await mex.grid(game, input as never))).toEqual(error);
  });
}
