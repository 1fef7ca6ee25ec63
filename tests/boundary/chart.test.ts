// What is told of a grid as a whole, its cells, and its picture, against the grid itself.
import { expect, test } from "vitest";
import type { CellsInput, ChartInput, Convention, Game, GridInput } from "../../www/src/solver/api.ts";
import type { Grid } from "../../www/src/solver/wire.ts";
import { at, CONVENTIONS, errorOf, mex, valueOf } from "./built.ts";
import { painted, rgbOf } from "./painted.ts";

type Value = ChartInput["value"];

const nim: Game = { ruleset: "nim" };
const wythoff: Game = { ruleset: "wythoff" };
const PLAYERS = 3;

/** What a convention defines, and for whom it is told. */
function toldUnder({ kind, ...rest }: Convention): Array<[value: Value, mover?: number]> {
  if (kind !== "alliance") return kind === "normal" ? [["outcome"], ["grundy"]] : [["outcome"]];
  const winners = [0, 1, 2].map((mover): [Value, number] => ["winner", mover]);
  return "preferences" in rest ? winners : [["gameValue"], ...winners];
}

/** The same, taken from a grid. */
function wanted(grid: Grid, value: Value, mover = 0): number[] {
  if (value === "outcome") return [...(grid.outcome ?? [])];
  if (value === "grundy") return [...(grid.grundy ?? [])];
  if (value === "gameValue") return [...(grid.gameValue ?? [])];
  const turns = grid.gameValue;
  if (turns) return Array.from(turns, (after) => (mover + after) % PLAYERS);
  return [...(grid.winners ?? [])].filter((_, place) => place % PLAYERS === mover);
}

const whole = ({ rows, columns }: GridInput, labels = false): CellsInput => ({
  row: 0,
  column: 0,
  rows,
  columns,
  labels,
});

/** An example of every ruleset of which there are grids, with the numbers that are fixed in it. */
const cards = valueOf(mex.catalogue()).rulesets;
const games = cards.flatMap(({ examples }) => {
  const notations = examples.map(({ notation }) => valueOf(mex.parse(notation)));
  const found = notations.find(({ swept = [] }) => swept.length >= 2);
  if (!found) return [];
  const { ruleset, params, swept = [] } = found;
  return [{ ruleset, params, fixed: swept.slice(2, 4).map((size) => Math.min(size, 3)) }];
});

test("most rulesets have grids", () => {
  expect(games.length).toBeGreaterThan(12);
});

for (const { ruleset, params, fixed } of games) {
  test(`cells, counts and labels of ${ruleset} ${JSON.stringify(params)} are those of its grid`, async () => {
    let compared = 0;
    for (const convention of CONVENTIONS) {
      const game: Game = { ruleset, params, convention };
      const grid: GridInput = { rows: 6, columns: 8, fixed };
      const filled = await mex.grid(game, grid);
      // What cannot be asked of a grid cannot be asked of its chart either.
      if (!filled.ok) {
        expect(errorOf(await mex.chart(game, grid, { value: "outcome" }))).toEqual(filled.error);
        continue;
      }
      for (const [value, mover] of toldUnder(convention)) {
        const shown: ChartInput = { value, ...(mover !== undefined && { mover }) };
        const expected = wanted(filled.value, value, mover);
        const chart = valueOf(await mex.chart(game, grid, shown));
        expect(chart).toMatchObject({ rows: 6, columns: 8, method: filled.value.method });
        expect([...chart.counts]).toEqual(
          Array.from(
            { length: Math.max(...expected) + 1 },
            (_, each) => expected.filter((of) => of === each).length,
          ),
        );
        const cells = valueOf(await mex.cells(game, grid, shown, whole(grid, true)));
        expect([...cells.classes], `${value} under ${JSON.stringify(convention)}`).toEqual(expected);
        const positions = (cells.labels ?? []).map((label) => valueOf(mex.read(game, label)));
        expect(positions.map(({ label }) => label)).toEqual(cells.labels);
        compared++;
      }
      // A label is the position of its cell, whose value `evaluate` finds by itself.
      const [value] = at(toldUnder(convention), 0);
      const { labels = [] } = valueOf(await mex.cells(game, grid, { value }, whole(grid, true)));
      const found = valueOf(await mex.evaluate(game, labels));
      if (value === "winner") continue;
      expect([...(found[value] ?? [])]).toEqual(wanted(filled.value, value));
    }
    expect(compared).toBeGreaterThan(0);
  });
}

test("a part of the cells is cut out of the whole, and ends at its edge", async () => {
  const grid: GridInput = { rows: 7, columns: 9 };
  const all = valueOf(await mex.cells(nim, grid, { value: "grundy" }, whole(grid)));
  const some = { row: 4, column: 6, rows: 100, columns: 100, labels: true };
  const part = valueOf(await mex.cells(nim, grid, { value: "grundy" }, some));
  expect(part).toMatchObject({ row: 4, column: 6, rows: 3, columns: 3 });
  expect([...part.classes]).toEqual([4, 5, 6].flatMap((row) => [6, 7, 8].map((column) => row ^ column)));
  expect(part.labels?.slice(0, 2)).toEqual(["(4,6)", "(4,7)"]);
  expect(all.labels).toBeUndefined();
  const beyond = valueOf(await mex.cells(nim, grid, { value: "grundy" }, { ...some, row: 7, column: 9 }));
  expect(beyond).toMatchObject({ rows: 0, columns: 0, classes: new Uint16Array(), labels: [] });
});

const COMPARED: Array<[Game, Game, Value, number?]> = [
  [nim, { ...nim, convention: { kind: "misere" } }, "outcome"],
  [nim, wythoff, "grundy"],
  [wythoff, { ruleset: "wythoff", params: { a: 2 } }, "outcome"],
  [{ ruleset: "bash", params: { m: 3 } }, { ruleset: "bash", params: { m: 4 } }, "grundy"],
  [
    { ...nim, convention: { kind: "alliance", players: 3 } },
    { ...wythoff, convention: { kind: "alliance", players: 3 } },
    "winner",
    2,
  ],
];

test.each(COMPARED)("%j is compared with %j cell by cell: %s", async (game, against, value, mover) => {
  const grid: GridInput = { rows: 11, columns: 13 };
  const shown: ChartInput = { value, ...(mover !== undefined && { mover }) };
  const [one, other] = [valueOf(await mex.grid(game, grid)), valueOf(await mex.grid(against, grid))];
  const [mine, theirs] = [wanted(one, value, mover), wanted(other, value, mover)];
  const expected = mine.map((each, cell) => (each === theirs[cell] ? each + 1 : 0));
  const found = valueOf(await mex.cells(game, grid, { ...shown, against }, whole(grid)));
  expect([...found.classes]).toEqual(expected);
  const { counts } = valueOf(await mex.chart(game, grid, { ...shown, against }));
  expect(counts[0]).toBe(expected.filter((each) => each === 0).length);
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts.reduce((sum, count) => sum + count)).toBe(11 * 13);
});

const COLOURS = ["#101418", "#e69f00", "#56b4e9", "#009e73", "#f0e442"];
/** Cells a pixel; from 8 on the solver counts blocks of cells, and not cells. So many pixels that the middle of no cell is a border. */
const SCALES: Array<[cells: number, pixels: number]> = [
  [1, 40],
  [1, 9],
  [1, 8],
  [2, 15],
  [1, 3],
  [7, 10],
  [1, 1],
  [10, 9],
  [5, 3],
  [2, 1],
  [311, 99],
  [5, 1],
  [61, 9],
];

test.each(SCALES)(
  "%i cells are painted as wide as %i pixels, as a painter without haste does",
  async (cells, pixels) => {
    const grid: GridInput = { rows: 60, columns: 75 };
    const { classes } = valueOf(await mex.cells(wythoff, grid, { value: "grundy" }, whole(grid)));
    const shown: ChartInput = { value: "grundy", colours: COLOURS };
    // One window at the corner, and one across the far edge.
    const end = Math.max(0, Math.floor((75 * pixels) / cells) - 20);
    for (const [left, top] of [
      [0, 0],
      [end, Math.max(0, Math.floor((60 * pixels) / cells) - 20)],
    ] as const) {
      const window = { cells, pixels, left, top, width: 31, height: 27 };
      const painting = valueOf(await mex.paint(wythoff, grid, shown, window));
      const naive = painted({ rows: 60, columns: 75, classes, colours: COLOURS }, window);
      expect(painting.pixels).toHaveLength(naive.length);
      const farthest = Math.max(
        ...naive.map((channel, place) => Math.abs(channel - at(painting.pixels, place))),
      );
      expect(farthest).toBeLessThanOrEqual(cells <= pixels ? 0 : 2);
    }
  },
);

test.each([8, 13, 24.5, 100, 390])(
  "of %f cells a pixel no P-position is lost, and no other is made",
  async (scale) => {
    const side = 800;
    const grid: GridInput = { rows: side, columns: side };
    const { classes } = valueOf(await mex.cells(wythoff, grid, { value: "outcome" }, whole(grid)));
    const width = Math.ceil(side / scale);
    const shown: ChartInput = { value: "outcome", colours: ["#000000", "#ffffff"] };
    const window = { cells: scale * 2, pixels: 2, left: 0, top: 0, width, height: width };
    const { pixels } = valueOf(await mex.paint(wythoff, grid, shown, window));
    const isDark = (x: number, y: number): boolean => (pixels[4 * (y * width + x)] ?? 255) < 150;
    const near = (place: number): number[] =>
      [-1, 0, 1]
        .map((step) => Math.floor((place + 0.5) / scale) + step)
        .filter((each) => each >= 0 && each < width);
    const expected = new Set<number>();
    for (const [cell, each] of classes.entries()) {
      if (each !== 0) continue;
      const [ys, xs] = [near(Math.floor(cell / side)), near(cell % side)];
      for (const y of ys) for (const x of xs) expected.add(y * width + x);
      expect(ys.some((y) => xs.some((x) => isDark(x, y)))).toBe(true);
    }
    const dark = Array.from({ length: width ** 2 }, (_, place) => place).filter((place) =>
      isDark(place % width, Math.floor(place / width)),
    );
    expect(dark.filter((place) => !expected.has(place))).toEqual([]);
    expect(dark.length).toBeGreaterThan(1);
  },
);

test("tiles side by side are the whole at twenty scales", async () => {
  const grid: GridInput = { rows: 300, columns: 300 };
  const shown: ChartInput = { value: "grundy", colours: COLOURS, scale: ["#ffffff", "#203040"] };
  for (let step = 0; step < 20; step++) {
    const [cells, pixels] = [Math.round(1000 * 1.5 ** (step - 8)), 1000];
    const paint = async (left: number, top: number, side: number): Promise<Uint8Array> =>
      valueOf(await mex.paint(nim, grid, shown, { cells, pixels, left, top, width: side, height: side }))
        .pixels;
    const all = await paint(0, 0, 96);
    for (const [left, top] of [
      [0, 0],
      [32, 64],
      [64, 32],
      [64, 64],
    ] as const) {
      const tile = await paint(left, top, 32);
      for (let row = 0; row < 32; row++) {
        const start = 4 * ((top + row) * 96 + left);
        expect(tile.slice(128 * row, 128 * (row + 1)), `${cells} / ${pixels}`).toEqual(
          all.slice(start, start + 128),
        );
      }
    }
  }
});

test("classes beyond the colours are spread over the scale, and differences have the first colour", async () => {
  const grid: GridInput = { rows: 1, columns: 64 };
  const window = { cells: 1, pixels: 1, left: 0, top: 0, width: 64, height: 1 };
  const colourAt = async (shown: ChartInput, x: number): Promise<number[]> =>
    [...valueOf(await mex.paint(nim, grid, shown, window)).pixels].slice(4 * x, 4 * x + 3);
  const scaled: ChartInput = { value: "grundy", colours: COLOURS, scale: ["#ffffff", "#102030"] };
  expect(await colourAt(scaled, 0)).toEqual(rgbOf(at(COLOURS, 0)));
  expect(await colourAt(scaled, 1)).toEqual([255, 255, 255]);
  expect(await colourAt(scaled, 63)).toEqual([16, 32, 48]);
  expect(await colourAt({ value: "grundy", colours: COLOURS }, 63)).toEqual(rgbOf(at(COLOURS, 4)));
  const against: Game = { ...nim, convention: { kind: "misere" } };
  const compared: ChartInput = { value: "outcome", against, colours: COLOURS };
  expect(await colourAt(compared, 0)).toEqual(rgbOf(at(COLOURS, 0)));
  expect(await colourAt(compared, 2)).toEqual(rgbOf(at(COLOURS, 2)));
});
