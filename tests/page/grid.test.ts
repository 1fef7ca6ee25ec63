// What a grid shows of a game: which cells, which numbers along its axes, in which colours, and what a link says of it.
import { expect, test } from "vitest";
import { against, compareWith } from "../../www/src/model/against.ts";
import { NORMAL } from "../../www/src/model/convention.ts";
import { display } from "../../www/src/model/display.ts";
import { isHiding } from "../../www/src/model/reveal.ts";
import type { Convention } from "../../www/src/solver/api.ts";
import { defaults, type OpenGame, type State } from "../../www/src/model/state.ts";
import { Store } from "../../www/src/model/store.ts";
import { view } from "../../www/src/model/view.ts";
import { capColours, textOn } from "../../www/src/scene/palette.ts";
import { ratioOf } from "../../www/src/views/picture/tiles/ratio.ts";
import { cellsOf, refixed, cellAfterKey } from "../../www/src/views/grid/cells.ts";
import { stretch } from "../../www/src/views/kit/cells/scaleBar.ts";
import { lookOf } from "../../www/src/views/kit/cells/look.ts";
import { ticks } from "../../www/src/views/picture/tiles/ticks.ts";
import { gridOf } from "../../www/src/views/grid/sizes.ts";
import { grid, setGrid, makeRoom, standAlone } from "../../www/src/views/grid/slice.ts";
import { classColourOf } from "../../www/src/views/kit/cells/classColour.ts";
import { links } from "../../www/src/views/registry.ts";
import { FakeSolver, openGame } from "./fakes.ts";
import { pages } from "./pageColours.ts";

type Shown = ReturnType<typeof gridOf>;

const opened = (swept: readonly number[] | undefined, change: Partial<OpenGame> = {}): OpenGame =>
  openGame("token", "", [], {
    notation: `token(${swept?.join()})`,
    ...(swept && { swept: [...swept] }),
    ...change,
  });
const shows = (swept: readonly number[] | undefined, asked: object = {}): State => ({
  ...defaults(),
  game: opened(swept),
  shares: { [grid.id]: { lines: false, ...asked } },
});

test("a grid has room for its start, from 16 cells a side to 100, and fixes its other numbers", () => {
  const all: Array<[swept: number[], asked: object, Partial<Shown>]> = [
    [[3, 5], {}, { rows: 16, columns: 16, fixed: [], places: [0, 1] }],
    [[3, 40], {}, { rows: 41, columns: 41 }],
    [[3, 999], {}, { rows: 100, columns: 100 }],
    [[3, 40], { rows: 5 }, { rows: 5, columns: 41 }],
    [[1, 2, 30, 4], {}, { rows: 16, columns: 16, fixed: [30, 4] }],
    [[1, 2, 30, 4], { fix: [7] }, { fixed: [7, 4] }],
    [[1, 2, 3], { fix: [7, 8, 9] }, { fixed: [7] }],
    [[1, 2, 30, 4], { places: [2, 0] }, { rows: 31, columns: 31, fixed: [2, 4], places: [2, 0] }],
  ];
  for (const [swept, asked, wanted] of all) expect(gridOf(shows(swept, asked))).toMatchObject(wanted);
  expect(gridOf(shows(undefined))).toMatchObject({ rows: 16, fixed: [] });
});

test("a position has the cells of its numbers", () => {
  const of = (numbers: number[], isAnyOrder: boolean, change: Partial<Shown> = {}): string =>
    cellsOf(numbers, { rows: 9, columns: 9, fixed: [], places: [0, 1], ...change }, isAnyOrder)
      .map(({ row, column }) => `${row},${column}`)
      .join(" ");
  // In any order: both ways round, an empty heap is none, and those that are fixed are there.
  expect(of([3, 5], true)).toBe("3,5 5,3");
  expect(of([4, 4], true)).toBe("4,4");
  expect(of([7], true)).toBe("7,0 0,7");
  expect(of([], true)).toBe("0,0");
  expect(of([3, 5, 3], true, { fixed: [3] })).toBe("5,3 3,5");
  expect(of([3, 5, 0], true, { fixed: [0] })).toBe("3,5 5,3");
  expect(of([3, 5], true, { fixed: [2] })).toBe("");
  expect(of([1, 2, 3], true)).toBe("");
  expect(of([3, 8], true, { columns: 4 })).toBe("8,3");
  expect(of([3, 9], true)).toBe("");
  // In order: at their places alone.
  expect(of([3, 5], false)).toBe("3,5");
  expect(of([3, 5, 2], false, { fixed: [2] })).toBe("3,5");
  expect(of([3, 5, 2], false, { fixed: [1] })).toBe("");
  expect(of([3, 5, 2], false, { places: [2, 0], fixed: [5] })).toBe("2,3");
  expect(of([3], false)).toBe("");
  expect(of([3, 9], false)).toBe("");
  expect(refixed({ rows: 1, columns: 1, fixed: [4, 5] }, 1, 0)).toEqual([4, 0]);
});

test("keys lead from cell to cell, and not beyond the edge", () => {
  const from = { row: 1, column: 2 };
  const to = (key: string, at = from, ctrlKey = false): unknown =>
    cellAfterKey({ key, ctrlKey }, at, { rows: 3, columns: 4 });
  expect(to("ArrowUp")).toEqual({ row: 0, column: 2 });
  expect(to("ArrowDown")).toEqual({ row: 2, column: 2 });
  expect(to("ArrowLeft")).toEqual({ row: 1, column: 1 });
  expect(to("ArrowRight")).toEqual({ row: 1, column: 3 });
  expect(to("Home")).toEqual({ row: 1, column: 0 });
  expect(to("End")).toEqual({ row: 1, column: 3 });
  expect(to("ArrowDown", { row: 2, column: 3 })).toEqual({ row: 2, column: 3 });
  expect(to("ArrowUp", { row: 0, column: 0 })).toEqual({ row: 0, column: 0 });
  expect(to("Home", from, true)).toEqual({ row: 0, column: 0 });
  expect(to("End", from, true)).toEqual({ row: 2, column: 3 });
  expect(to("ArrowUp", from, true)).toBeUndefined();
  expect(to("a")).toBeUndefined();
});

test("round numbers stand along an axis, never closer than they may, and the one that is meant", () => {
  expect(ticks({ from: 0, to: 10 }, 10, 20, 18)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(ticks({ from: 3, to: 24 }, 100, 5, 18)).toEqual([5, 10, 15, 20]);
  expect(ticks({ from: 0, to: 5000 }, 5000, 0.1, 40)).toEqual(
    Array.from({ length: 10 }, (_, step) => 500 * step),
  );
  // What is too near to the one that is meant makes room for it.
  expect(ticks({ from: 0, to: 25 }, 25, 5, 18, 11)).toEqual([0, 5, 15, 20, 11]);
  expect(ticks({ from: 0, to: 25 }, 25, 5, 18, 30)).toEqual([0, 5, 10, 15, 20]);
  let looked = 0;
  for (const size of [0.05, 0.3, 1, 3.7, 20, 96])
    for (const from of [0, 13, 777]) {
      const all = ticks({ from, to: from + Math.ceil(600 / size) }, 5000, size, 30);
      const closest = Math.min(...all.slice(1).map((place, index) => (place - (all[index] ?? 0)) * size));
      expect(closest).toBeGreaterThanOrEqual(30);
      expect(all.every((place) => place >= from && place < 5000)).toBe(true);
      looked++;
    }
  expect(looked).toBe(18);
});

test("a scale is told in whole numbers, exactly where a cell is whole pixels", () => {
  for (const side of [1, 2, 3, 7, 96, 192]) expect(ratioOf(1 / side)).toEqual({ cells: 1, pixels: side });
  for (const scale of [1.1, Math.SQRT2, 6.123456789, 17.3]) {
    const { cells, pixels } = ratioOf(scale);
    // Over 5,000 cells not a hundredth of a pixel.
    expect(Math.abs(5000 / scale - (5000 * pixels) / cells)).toBeLessThan(0.01);
    expect(cells).toBeLessThan(2 ** 25);
  }
});

/** Relative luminance and contrast as WCAG defines them. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((hex) =>
      [1, 3, 5]
        .map((place) => parseInt(hex.slice(place, place + 2), 16) / 255)
        .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
        .reduce((sum, light, channel) => sum + light * ([0.2126, 0.7152, 0.0722][channel] ?? 0), 0),
    )
    .sort((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}

test.each(pages)("P-positions stand out from the colours of a scale and from N, isDark: $isDark", (page) => {
  const { colours = [], scale = [] } = lookOf({ value: "grundy" }, false, [], page);
  expect(colours[0]).toBe(page.ink);
  expect(colours).toHaveLength(16);
  expect(scale.length).toBeGreaterThan(3);
  for (const colour of scale) expect(contrast(colour, page.ink), colour).toBeGreaterThan(3);
  const [ink = "", nCap = ""] = lookOf({ value: "outcome" }, false, [], page).colours ?? [];
  expect(contrast(ink, nCap)).toBeGreaterThan(3);
  const [differs = "", ...same] = lookOf({ value: "outcome" }, true, ["P"], page).colours ?? [];
  expect(differs).toBe(page.accent);
  expect(same).not.toContain(differs);
});

test.each(pages)(
  "values that are picked out keep their colours, all others are pale, isDark: $isDark",
  (page) => {
    const { ink, nCap, hairline } = page;
    expect(lookOf({ value: "outcome" }, false, ["P"], page).colours).toEqual([ink, hairline]);
    expect(lookOf({ value: "outcome" }, false, ["N"], page).colours).toEqual([hairline, nCap]);
    const cap = (value: number): string | undefined => capColours(value, 0)?.fill;
    const some = lookOf({ value: "grundy" }, false, ["0", "2", "40"], page);
    expect(some.scale).toBeUndefined();
    // A class beyond the last has the colour of the last.
    expect(some.colours).toHaveLength(42);
    expect(some.colours?.map((colour, value) => (colour === hairline ? "" : value)).filter(String)).toEqual([
      0, 2, 40,
    ]);
    expect([some.colours?.[0], some.colours?.[2], some.colours?.[40]]).toEqual([ink, cap(2), cap(40)]);
    const players = lookOf({ value: "winner" }, false, ["0", "1"], page).colours ?? [];
    expect(players.slice(0, 2)).toEqual([capColours(0, "players")?.fill, capColours(1, "players")?.fill]);
  },
);

test("what is written on a cell can be read on every colour there is", () => {
  const caps = Array.from({ length: 200 }, (_, value) => capColours(value + 1, 0)?.fill ?? "");
  const mixed = Array.from({ length: 17 ** 3 }, (_, index) =>
    [index % 17, Math.floor(index / 17) % 17, Math.floor(index / 289)].map((channel) => channel * 15),
  );
  const hex = (rgb: readonly number[]): string =>
    `#${rgb.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
  for (const fill of [...caps, ...mixed.map(hex), ...pages.flatMap(({ ink, nCap }) => [ink, nCap])]) {
    const rgb = [1, 3, 5].map((place) => parseInt(fill.slice(place, place + 2), 16));
    expect(contrast(fill, textOn(rgb)), fill).toBeGreaterThan(4.5);
  }
});

test("what is told follows from the convention and the colours", () => {
  const told = (convention: OpenGame["convention"], colourBy?: "outcome"): unknown => {
    const shares = colourBy && { [display.id]: { ...display.of(defaults()), colourBy } };
    return classColourOf({ ...defaults(), game: opened([1, 2], { convention }), ...(shares && { shares }) });
  };
  expect(told(NORMAL)).toEqual({ value: "grundy" });
  expect(told(NORMAL, "outcome")).toEqual({ value: "outcome" });
  expect(told({ kind: "misere" })).toEqual({ value: "outcome" });
  expect(told({ kind: "alliance", players: 3 })).toEqual({ value: "gameValue" });
  expect(told({ kind: "alliance", players: 3 }, "outcome")).toEqual({ value: "winner", mover: 0 });
  const preferences = [
    [0, 2, 1],
    [1, 0, 2],
    [2, 1, 0],
  ];
  expect(told({ kind: "alliance", players: 3, preferences })).toEqual({ value: "winner", mover: 0 });
});

test("what a link says of a grid is read back, within its bounds", () => {
  const fields = {
    rows: "5000",
    columns: "1",
    fix: "0,5000",
    places: "2,0",
    against: "bash[m=4]",
    sieve: "40000",
    lines: "shown",
  };
  const link = links.from("nim(1,2,3,4)", fields);
  expect(grid.in(link)).toEqual({
    rows: 5000,
    columns: 1,
    fix: [0, 5000],
    places: [2, 0],
    sieve: 40_000,
    lines: true,
  });
  expect(against.in(link)).toEqual({ against: "bash[m=4]" });
  expect(links.read(`#${links.write(link)}`)).toEqual(link);
  const wrong: Array<[name: string, text: string]> = [
    ["rows", "0"],
    ["rows", "5001"],
    ["columns", "1.5"],
    ["columns", "-1"],
    ["fix", "1,x"],
    ["fix", "1,,2"],
    ["fix", "5001"],
    ["fix", Array(65).fill(1).join()],
    ["places", "1"],
    ["places", "1,1"],
    ["places", "0,1,2"],
    ["sieve", "40001"],
    ["lines", "yes"],
  ];
  for (const [name, text] of wrong)
    expect(grid.write(links.from("nim(1,2,3)", { [name]: text })), `${name}=${text}`).toEqual([]);
  expect(against.in(links.from("nim(1,2)", { against: "x".repeat(9000) })).against).toHaveLength(2000);
  expect(grid.in(links.from("nim(1,2)", { sieve: "0" })).sieve).toBe(0);
});

test("many cells have the colours of one scale, whatever their values, and few those of the caps", () => {
  const [page] = pages;
  const few = lookOf({ value: "grundy" }, false, [], page);
  const many = lookOf({ value: "grundy" }, false, [], page, true);
  expect(few.colours).toHaveLength(16);
  // From the second value on there is a scale.
  expect(many).toEqual({ colours: few.colours?.slice(0, 2), scale: few.scale });
  expect(lookOf({ value: "grundy" }, false, ["0"], page, true).scale).toBeUndefined();
  for (const value of ["outcome", "winner"] as const)
    expect(lookOf({ value }, false, [], page, true)).toEqual(lookOf({ value }, false, [], page));
});

test("another game keeps the size and the lines, and another start all of it", () => {
  const store = new Store(new FakeSolver(), [grid, against, view]);
  const all = {
    rows: 7,
    columns: 8,
    fix: [3],
    places: [1, 2] as const,
    sieve: 4,
    lines: true,
  };
  store.set({ game: opened([1, 2, 3]) });
  setGrid(store, all);
  compareWith(store, "misere");
  store.set({ game: opened([4, 5, 6]) });
  expect(grid.of(store.state)).toEqual(all);
  expect(against.of(store.state)).toEqual({ against: "misere" });
  expect(against.like(store.state)).toEqual({});
  expect(grid.like(store.state)).toEqual({ rows: 7, columns: 8, lines: true });
  store.set({ game: opened([1, 2], { ruleset: "other", notation: "other(1,2)" }) });
  expect(grid.of(store.state)).toEqual({
    ...all,
    fix: undefined,
    places: undefined,
    sieve: undefined,
  });
  expect(against.of(store.state)).toEqual({ against: undefined });
  standAlone(store);
  expect(view.of(store.state).isBeside).toBe(false);
  makeRoom(store);
  expect(view.of(store.state).isBeside).toBe(true);
});

test("a sieve hides values only where there is one: in a grid, of players who have level positions or P-positions", () => {
  const hides = (swept: readonly number[] | undefined, convention: Convention): boolean => {
    const store = new Store(new FakeSolver(), [grid, against, view]);
    view.put(store, { view: "grid" });
    setGrid(store, { sieve: 2 });
    store.set({ game: opened(swept, { convention }) });
    return isHiding(store.state);
  };
  expect(hides([1, 2], NORMAL)).toBe(true);
  expect(hides([1, 2], { kind: "misere" })).toBe(true);
  expect(hides([1, 2], { kind: "alliance", players: 3 })).toBe(true);
  const preferences = [[0, 2, 1], [1, 0, 2], [2, 1, 0]]; // prettier-ignore
  expect(hides([1, 2], { kind: "alliance", players: 3, preferences })).toBe(false);
  expect(hides([1], NORMAL)).toBe(false);
  expect(hides(undefined, NORMAL)).toBe(false);
});

test("of a scale that part is shown which has values, where they have their colours", () => {
  /** Where a value’s colour is, from 0 on the left to 1 on the right: as CSS places a background that is larger than its box. */
  const placeOf = (value: number, least: number, largest: number, last: number): number => {
    const [, shift = NaN, size = NaN] =
      /\) (-?[\d.]+)% 0 \/ ([\d.]+)% 100%$/.exec(stretch(["#000", "#fff"], least, largest)) ?? [];
    const [width, share] = [Number(size) / 100, Number(shift) / 100];
    return share * (1 - width) + ((value - 1) / (last - 1)) * width;
  };
  for (const [least, largest, last] of [
    [1, 31, 31],
    [1, 20, 31],
    [3, 20, 31],
    [1025, 2047, 2047],
    [700, 1028, 2047],
  ] as const) {
    expect(placeOf(least, least, largest, last)).toBeCloseTo(0, 9);
    expect(placeOf(largest, least, largest, last)).toBeCloseTo(1, 9);
  }
});
