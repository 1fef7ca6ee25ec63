// Charts, their cells and their pictures, wrongly asked for: each field with its code and its bound.
import { expect, test } from "vitest";
import type { Answer, RequestError } from "../../www/src/solver/wire.ts";
import { CONVENTIONS, errorOf, mex } from "./built.ts";

const nim = { ruleset: "nim" };
const [, misere, three, ranked] = CONVENTIONS.map((convention) => ({ ...nim, convention }));
const square = { rows: 4, columns: 4 };
const lit = { value: "outcome", colours: ["#000000", "#ffffff"] };
const some = { row: 0, column: 0, rows: 1, columns: 1 };
const window = { cells: 1, pixels: 1, left: 0, top: 0, width: 1, height: 1 };
const FAR = 2 ** 24;
const FARTHEST = 2 ** 30;

type Ask = () => Promise<Answer<unknown>>;
const chart =
  (shown: unknown, game: unknown = nim, grid: unknown = square): Ask =>
  () =>
    mex.chart(game as never, grid as never, shown as never);
const outcome = (parts: object): Ask => chart({ value: "outcome", ...parts });
const cells =
  (parts: object): Ask =>
  () =>
    mex.cells(nim, square, lit as never, { ...some, ...parts });
const paint =
  (parts: object, shown: unknown = lit): Ask =>
  () =>
    mex.paint(nim, square, shown as never, { ...window, ...parts });

const REFUSALS: Array<[asked: string, ask: Ask, error: RequestError]> = [
  ["nothing shown", chart(undefined), { code: "missing-value", field: "shown" }],
  ["a text for what is shown", chart("outcome"), { code: "wrong-type", field: "shown", got: "text" }],
  ["no value", chart({}), { code: "missing-value", field: "value" }],
  ["a value by number", chart({ value: 1 }), { code: "wrong-type", field: "value", got: "number" }],
  ["no such value", chart({ value: "mex" }), { code: "unknown-choice", field: "value", got: "mex" }],
  ["a key too many", outcome({ colour: "#000000" }), { code: "unknown-key", field: "colour", got: "colour" }],
  [
    "Grundy values of misère play",
    chart({ value: "grundy" }, misere),
    { code: "unknown-choice", field: "value", got: "grundy" },
  ],
  [
    "outcomes of three players",
    chart({ value: "outcome" }, three),
    { code: "unknown-choice", field: "value", got: "outcome" },
  ],
  ["winners of two", chart({ value: "winner" }), { code: "unknown-choice", field: "value", got: "winner" }],
  [
    "game values with preferences",
    chart({ value: "gameValue" }, ranked),
    { code: "unknown-choice", field: "value", got: "gameValue" },
  ],
  [
    "a fourth of three players",
    chart({ value: "winner", mover: 3 }, three),
    { code: "out-of-range", field: "mover", limit: 2, got: 3 },
  ],
  [
    "a mover before the first",
    chart({ value: "winner", mover: -1 }, three),
    { code: "out-of-range", field: "mover", limit: 0, got: -1 },
  ],
  ["half a mover", outcome({ mover: 0.5 }), { code: "not-an-integer", field: "mover", got: 0.5 }],
  [
    "a chart in layers",
    chart({ value: "outcome" }, nim, { ...square, layers: 2 }),
    { code: "unknown-key", field: "layers", got: "layers" },
  ],
  [
    "a chart of what has no heaps",
    chart({ value: "outcome" }, { ruleset: "hackenbush" }),
    { code: "no-heaps", field: "ruleset", got: "hackenbush" },
  ],
  [
    "a comparison with a text",
    outcome({ against: "nim" }),
    { code: "wrong-type", field: "against", got: "text" },
  ],
  [
    "a comparison with no ruleset",
    outcome({ against: {} }),
    { code: "missing-value", field: "against.ruleset" },
  ],
  [
    "a comparison with a ruleset there is not",
    outcome({ against: { ruleset: "chess" } }),
    { code: "unknown-ruleset", field: "against.ruleset", got: "chess" },
  ],
  [
    "a comparison with a parameter out of range",
    outcome({ against: { ruleset: "bash", params: { m: 0 } } }),
    { code: "out-of-range", field: "against.params.m", limit: 1, got: 0 },
  ],
  [
    "a comparison with positions of another kind",
    outcome({ against: { ruleset: "hackenbush" } }),
    { code: "no-heaps", field: "against.ruleset", got: "hackenbush" },
  ],
  [
    "a comparison with a game that has fewer heaps",
    chart({ value: "outcome", against: { ruleset: "wythoff" } }, nim, { ...square, fixed: [1] }),
    { code: "too-many", field: "against.fixed", limit: 2, got: 3 },
  ],
  [
    "Grundy values compared with misère play",
    chart({ value: "grundy", against: misere }),
    { code: "unknown-choice", field: "value", got: "grundy" },
  ],
  [
    "colours as a text",
    outcome({ colours: "#000000" }),
    { code: "wrong-type", field: "colours", got: "text" },
  ],
  ["a single colour", outcome({ colours: ["#000000"] }), { code: "missing-value", field: "colours" }],
  [
    "a colour by name",
    outcome({ colours: ["#000000", "white"] }),
    { code: "unknown-choice", field: "colours[1]", got: "white" },
  ],
  [
    "a colour in three digits",
    outcome({ colours: ["#000", "#ffffff"] }),
    { code: "unknown-choice", field: "colours[0]", got: "#000" },
  ],
  [
    "a colour with a sign in it",
    outcome({ colours: ["#+00000", "#ffffff"] }),
    { code: "unknown-choice", field: "colours[0]", got: "#+00000" },
  ],
  [
    "a colour by number",
    outcome({ colours: ["#000000", 0] }),
    { code: "wrong-type", field: "colours[1]", got: "number" },
  ],
  [
    "257 colours",
    outcome({ colours: Array(257).fill("#000000") }),
    { code: "too-many", field: "colours", limit: 256, got: 257 },
  ],
  [
    "a scale without colours in it",
    outcome({ colours: lit.colours, scale: ["red"] }),
    { code: "unknown-choice", field: "scale[0]", got: "red" },
  ],
  ["a picture without colours", paint({}, { value: "outcome" }), { code: "missing-value", field: "colours" }],
  ["no cells", cells({ row: undefined }), { code: "missing-value", field: "row" }],
  ["a row far off", cells({ row: 5001 }), { code: "out-of-range", field: "row", limit: 5000, got: 5001 }],
  [
    "a column before the first",
    cells({ column: -1 }),
    { code: "out-of-range", field: "column", limit: 0, got: -1 },
  ],
  ["half a row", cells({ rows: 0.5 }), { code: "not-an-integer", field: "rows", got: 0.5 }],
  [
    "more columns than there can be",
    cells({ columns: 5001 }),
    { code: "out-of-range", field: "columns", limit: 5000, got: 5001 },
  ],
  [
    "more than a million cells",
    cells({ rows: 1000, columns: 1001 }),
    { code: "out-of-range", field: "columns", limit: 1000, got: 1001 },
  ],
  ["labels by a word", cells({ labels: "yes" }), { code: "wrong-type", field: "labels", got: "text" }],
  [
    "more than 10,000 labels",
    cells({ rows: 100, columns: 101, labels: true }),
    { code: "out-of-range", field: "columns", limit: 100, got: 101 },
  ],
  ["a cell too many", cells({ layer: 1 }), { code: "unknown-key", field: "layer", got: "layer" }],
  ["no scale", paint({ pixels: undefined }), { code: "missing-value", field: "pixels" }],
  ["no cells a pixel", paint({ cells: 0 }), { code: "out-of-range", field: "cells", limit: 1, got: 0 }],
  [
    "a scale without end",
    paint({ cells: Infinity }),
    { code: "out-of-range", field: "cells", limit: FAR, got: Infinity },
  ],
  [
    "too fine a scale",
    paint({ pixels: FAR + 1 }),
    { code: "out-of-range", field: "pixels", limit: FAR, got: FAR + 1 },
  ],
  [
    "a window far off",
    paint({ left: FARTHEST + 1 }),
    { code: "out-of-range", field: "left", limit: FARTHEST, got: FARTHEST + 1 },
  ],
  ["a window above", paint({ top: -1 }), { code: "out-of-range", field: "top", limit: 0, got: -1 }],
  [
    "too wide a window",
    paint({ width: 4097 }),
    { code: "out-of-range", field: "width", limit: 4096, got: 4097 },
  ],
  [
    "too high a window",
    paint({ height: 4097 }),
    { code: "out-of-range", field: "height", limit: 4096, got: 4097 },
  ],
];

for (const [asked, ask, error] of REFUSALS) {
  test(`${asked}: ${error.code}`, async () => {
    expect(errorOf(await ask())).toEqual(error);
  });
}

test("what is just allowed is answered", async () => {
  const asked: Ask[] = [
    cells({ row: 5000, column: 5000, rows: 5000, columns: 200 }),
    cells({ rows: 100, columns: 100, labels: true }),
    paint({ cells: FAR, pixels: 1, left: FARTHEST, top: FARTHEST }),
    paint({ cells: 1, pixels: FAR, left: FARTHEST, top: FARTHEST }),
    paint({ width: 0, height: 0 }),
    outcome({ colours: Array(256).fill("#000000"), scale: [] }),
    chart({ value: "outcome" }, nim, { rows: 0, columns: 7 }),
  ];
  for (const ask of asked) expect(await ask()).toMatchObject({ ok: true });
});
