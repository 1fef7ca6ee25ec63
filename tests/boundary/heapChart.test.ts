// Single heaps in pictures: their classes, what is told of them and the pixels, against `sequence` and against one another.
import { expect, test } from "vitest";
import type { ChartInput, Game, HeapsInput, WindowInput } from "../../www/src/solver/api.ts";
import { at, errorOf, mex, valueOf } from "./built.ts";
import { rgbOf } from "./painted.ts";

const subtraction = (...set: number[]): Game => ({ ruleset: "subtraction", params: { set } });
const misere: Game = { ...subtraction(1, 3, 4), convention: { kind: "misere" } };
const half: Game = { ruleset: "half" };
const kayles: Game = { ruleset: "kayles" };
const COLOURS = ["#000000", "#e69f00", "#56b4e9", "#009e73"];
const grundy: ChartInput = { value: "grundy", colours: COLOURS, scale: ["#ffffff", "#102030"] };
const outcome: ChartInput = { value: "outcome", colours: COLOURS.slice(0, 2) };

const valuesOf = async (game: Game, length: number): Promise<number[]> =>
  Array.from(valueOf(await mex.sequence(game, { length })).values);

async function classesOf(game: Game, heaps: HeapsInput, shown: ChartInput = grundy): Promise<number[][]> {
  const { rows, columns } = valueOf(await mex.chart(game, heaps, shown));
  const lines: number[][] = [];
  for (let row = 0; row < rows; row++) {
    const part = { row, column: 0, rows: 1, columns };
    lines.push(Array.from(valueOf(await mex.cells(game, heaps, shown, part)).classes));
  }
  return lines;
}

async function pixelsOf(
  game: Game,
  heaps: HeapsInput,
  shown: ChartInput,
  window: WindowInput,
): Promise<string[]> {
  const { pixels } = valueOf(await mex.paint(game, heaps, shown, window));
  return Array.from({ length: pixels.length / 4 }, (_, pixel) =>
    pixels.subarray(4 * pixel, 4 * pixel + 4).join(),
  );
}

test("a row for each game has the values of its sequence", async () => {
  const games = [subtraction(1, 3, 4), half, kayles];
  const heaps = { length: 300, from: 7, beside: games.slice(1) };
  const wanted = await Promise.all(games.map(async (game) => (await valuesOf(game, 300)).slice(7)));
  expect(await classesOf(subtraction(1, 3, 4), heaps)).toEqual(wanted);
  const { sequences = [] } = valueOf(await mex.chart(subtraction(1, 3, 4), heaps, grundy));
  for (const [index, told] of sequences.entries()) {
    const { period, preperiod, status, kind } = valueOf(
      await mex.sequence(at(games, index), { length: 300 }),
    );
    expect(told).toMatchObject({ kind, ...(period && { period, preperiod, status }) });
    const values = await valuesOf(at(games, index), 300);
    told.counts.forEach((count, value) => {
      expect(count).toBe(values.filter((each) => each === value).length);
      expect(told.first[value]).toBe(values.indexOf(value) >>> 0);
      expect(told.last[value]).toBe(values.lastIndexOf(value) >>> 0);
    });
  }
  expect(sequences).toHaveLength(3);
});

test("what is told goes by the convention", async () => {
  expect(await classesOf(misere, { length: 50 }, outcome)).toEqual([await valuesOf(misere, 50)]);
  const values = await valuesOf(subtraction(1, 3, 4), 50);
  expect(await classesOf(subtraction(1, 3, 4), { length: 50 }, outcome)).toEqual([
    values.map((value) => Number(value !== 0)),
  ]);
  const three: Game = { ...subtraction(1, 3, 4), convention: { kind: "alliance", players: 3 } };
  const turns = await valuesOf(three, 50);
  expect(await classesOf(three, { length: 50 }, { value: "gameValue" })).toEqual([turns]);
  expect(await classesOf(three, { length: 50 }, { value: "winner", mover: 2 })).toEqual([
    turns.map((after) => (after + 2) % 3),
  ]);
});

test("rows of a width follow on one another, and the last has what is left", async () => {
  const values = (await valuesOf(half, 100)).slice(3);
  const rows = await classesOf(half, { length: 100, from: 3, width: 10 });
  expect(rows).toHaveLength(10);
  expect(rows.flat().slice(0, 97)).toEqual(values);
  expect(rows.flat().slice(97)).toEqual([65_535, 65_535, 65_535]);
});

test("the rows of take at most half double, and each is threaded through the next", async () => {
  const rows = await classesOf(half, { length: 62, doubling: true });
  const wanted = [
    [0, 1],
    [0, 2, 1, 3],
    [0, 4, 2, 5, 1, 6, 3, 7],
  ];
  expect(rows).toHaveLength(5);
  for (const [index, row] of wanted.entries()) expect(rows[index]?.slice(0, row.length)).toEqual(row);
  for (let row = 1; row < rows.length; row++) {
    const own = at(rows, row).slice(0, 2 ** (row + 1));
    expect(own.filter((_, place) => place % 2 === 0)).toEqual(at(rows, row - 1).slice(0, 2 ** row));
  }
});

test("a wide cell of rows that double covers those below it", async () => {
  const window = { cells: 1, pixels: 2, left: 0, top: 0, width: 8, height: 9, rowHeight: 3 };
  const pixels = await pixelsOf(half, { length: 6, doubling: true }, grundy, window);
  const colour = (value: number): string => [...rgbOf(COLOURS[value] ?? ""), 255].join();
  const line = (values: number[]): string[] =>
    values.flatMap((value) => Array<string>(8 / values.length).fill(colour(value)));
  const rows = [
    [0, 1],
    [0, 2, 1, 3],
  ].flatMap((values) => Array<string[]>(3).fill(line(values)).flat());
  expect(pixels).toEqual([...rows, ...Array<string>(24).fill("0,0,0,0")]);
});

test("from afar a strip is the same in one window as in tiles, and no lone P-position is lost", async () => {
  const [game, heaps] = [subtraction(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), { length: 100_000 }];
  const whole = { cells: 1000, pixels: 7, left: 0, top: 0, width: 700, height: 2, rowHeight: 1 };
  const all = await pixelsOf(game, heaps, grundy, whole);
  expect(all.slice(700)).toEqual(Array(700).fill("0,0,0,0"));
  for (const left of [0, 256, 512]) {
    const tile = await pixelsOf(game, heaps, grundy, { ...whole, left, width: 256, height: 1 });
    expect(tile.slice(0, 700 - left)).toEqual(all.slice(left, Math.min(700, left + 256)));
  }
  const light = (pixel: string): number => Number(pixel.split(",")[0]);
  for (const pixel of all.slice(0, 700)) expect(light(pixel)).toBeLessThan(0.5 * 255);
});

test("hidden values look alike", async () => {
  const plain: ChartInput = { value: "grundy", colours: ["#888888", "#888888"] };
  const window = { cells: 1000, pixels: 7, left: 0, top: 0, width: 700, height: 9, rowHeight: 9 };
  const pixels = await pixelsOf(half, { length: 100_000 }, plain, window);
  expect(new Set(pixels)).toEqual(new Set(["136,136,136,255"]));
});

test("numbers beyond 16 bits are told exactly", async () => {
  const heaps = { length: 300_000 };
  const part = { row: 0, column: 299_990, rows: 1, columns: 99, labels: true };
  const { classes, labels = [] } = valueOf(await mex.cells(half, heaps, grundy, part));
  const values = await valuesOf(half, heaps.length);
  expect(classes).toBeInstanceOf(Uint32Array);
  expect(Array.from(classes)).toEqual(values.slice(299_990));
  expect(labels[9]).toBe("(299999)");
  const { sequences = [], counts } = valueOf(await mex.chart(half, heaps, grundy));
  expect(counts).toHaveLength(65_536);
  expect(sequences[0]?.beyond).toBe(values.filter((value) => value >= 65_536).length);
});

test("the rare values of Kayles and of Grundy’s game are those of Winning Ways", async () => {
  const sparse = async (game: Game, length: number): Promise<object | undefined> =>
    valueOf(await mex.chart(game, { length }, grundy)).sequences?.[0]?.sparse;
  const isEvil = (value: number): boolean => value.toString(2).replaceAll("0", "").length % 2 === 0;
  const values = await valuesOf(kayles, 71);
  expect(await sparse(kayles, 71)).toEqual({ mask: 15, rare: values.filter(isEvil).length, last: 70 });
  // 0, 1, 6, 7, … are rare: the lowest bit does not count.
  expect(await sparse({ ruleset: "grundy" }, 5000)).toMatchObject({ mask: 126, rare: 633 });
  expect(await sparse(half, 500)).toBeUndefined();
});

test.each([
  [
    "too many heaps",
    { length: 10_000_001 },
    { code: "out-of-range", field: "length", limit: 10_000_000, got: 10_000_001 },
  ],
  [
    "too many of all games",
    { length: 10_000_000, beside: [half, half] },
    { code: "out-of-range", field: "length", limit: 8_333_333, got: 10_000_000 },
  ],
  [
    "thirteen games",
    { length: 9, beside: Array(12).fill(half) },
    { code: "too-many", field: "beside", limit: 11, got: 12 },
  ],
  [
    "a game that is none",
    { length: 9, beside: [half, { ruleset: "chess" }] },
    { code: "unknown-ruleset", field: "beside[1].ruleset", got: "chess" },
  ],
  [
    "a game without heaps",
    { length: 9, beside: [{ ruleset: "hackenbush" }] },
    { code: "no-heaps", field: "beside[0].ruleset", got: "hackenbush" },
  ],
  [
    "another game of outcomes",
    { length: 9, beside: [misere] },
    { code: "unknown-choice", field: "value", got: "grundy" },
  ],
  ["a width of none", { length: 9, width: 0 }, { code: "out-of-range", field: "width", limit: 1, got: 0 }],
  [
    "a width of rows that double",
    { length: 9, width: 3, doubling: true },
    { code: "unknown-key", field: "doubling", got: "doubling" },
  ],
  [
    "games in rows of a width",
    { length: 9, width: 3, beside: [half] },
    { code: "unknown-key", field: "beside", got: "beside" },
  ],
  [
    "a start behind the end",
    { length: 9, from: 10 },
    { code: "out-of-range", field: "from", limit: 9, got: 10 },
  ],
  ["rows and columns as well", { length: 9, rows: 2 }, { code: "unknown-key", field: "rows", got: "rows" }],
])("%s is refused", async (_, heaps, error) => {
  expect(errorOf(await mex.chart(kayles, heaps as never, grundy))).toEqual(error);
});

test("the height of rows is asked for where it does not follow from the scale, and only there", async () => {
  const window = { cells: 1, pixels: 1, left: 0, top: 0, width: 1, height: 1 };
  expect(errorOf(await mex.paint(half, { length: 9 }, grundy, window))).toEqual({
    code: "missing-value",
    field: "rowHeight",
  });
  expect(
    errorOf(await mex.paint(half, { length: 9, width: 3 }, grundy, { ...window, rowHeight: 1 })).code,
  ).toBe("unknown-key");
  const comparison = { value: "outcome", against: half } as const;
  expect(errorOf(await mex.chart(half, { length: 9 }, comparison))).toEqual({
    code: "unknown-key",
    field: "against",
    got: "against",
  });
});

test("heaps that were found lie in other rows without being found again", async () => {
  const length = 9_000_000;
  const found = async (heaps: HeapsInput): Promise<number> => {
    let steps = 0;
    valueOf(await mex.chart(half, heaps, { value: "grundy" }, { onProgress: () => steps++ }));
    return steps;
  };
  expect(await found({ length, width: 1000 })).toBeGreaterThan(5);
  expect(await found({ length, width: 999, from: 1 })).toBeLessThan(5);
});
