// Pictures of classes that are sent, with cells that are missing: what is painted of them, and what is refused.
import { expect, test } from "vitest";
import type { MosaicInput, WindowInput } from "../../www/src/solver/api.ts";
import type { RequestError } from "../../www/src/solver/wire.ts";
import { at, errorOf, mex, valueOf } from "./built.ts";
import { painted } from "./painted.ts";

const NOTHING = 65_535;
const COLOURS = ["#101418", "#e69f00", "#56b4e9", "#009e73", "#f0e442"];
const ROWS = 45;
const COLUMNS = 52;

/** Classes that repeat nowhere in step with the pixels; of every sixteen cells about `gaps` are missing. */
function scattered(gaps: number): Uint16Array {
  return Uint16Array.from({ length: ROWS * COLUMNS }, (_, cell) => {
    const mixed = Math.imul(cell ^ 0x5bd1, 0x9e3779b1) >>> 9;
    return mixed % 16 < gaps ? NOTHING : (mixed >>> 4) % 7;
  });
}

const whole = (cells: number, pixels: number): WindowInput => {
  const [width = 0, height = 0] = [COLUMNS, ROWS].map((count) => Math.ceil((count * pixels) / cells) + 1);
  return { cells, pixels, left: 0, top: 0, width: Math.min(400, width), height: Math.min(400, height) };
};

/** Cells a pixel, below 8. So many that the middle of no cell is the border of a pixel. */
const SCALES: Array<[cells: number, pixels: number]> = [
  [1, 40],
  [1, 8],
  [2, 15],
  [7, 10],
  [1, 1],
  [10, 9],
  [2, 1],
  [311, 99],
  [61, 9],
];

test.each(SCALES)(
  "%i cells as wide as %i pixels are painted as if missing ones were not",
  async (cells, pixels) => {
    const window = whole(cells, pixels);
    for (const gaps of [0, 5, 13, 16]) {
      const classes = scattered(gaps);
      const picture: MosaicInput = { columns: COLUMNS, classes, colours: COLOURS, ink: true };
      const found = valueOf(await mex.mosaic(picture, window));
      expect(found).toMatchObject({ width: window.width, height: window.height });
      const naive = painted(
        { rows: ROWS, columns: COLUMNS, classes, colours: COLOURS, nothing: NOTHING },
        window,
      );
      expect(found.pixels).toHaveLength(naive.length);
      const farthest = naive.reduce(
        (most, channel, place) => Math.max(most, Math.abs(channel - at(found.pixels, place))),
        0,
      );
      expect(farthest, `${gaps} gaps`).toBeLessThanOrEqual(cells <= pixels ? 0 : 2);
    }
  },
);

test.each([1.5, 8, 13, 24.5, 100])("of %f cells a pixel no cell is lost", async (scale) => {
  for (const [place, each] of [0, 1, 777, ROWS * COLUMNS - 1].entries()) {
    const classes = new Uint16Array(ROWS * COLUMNS).fill(NOTHING);
    classes[each] = place;
    const { pixels } = valueOf(
      await mex.mosaic({ columns: COLUMNS, classes, colours: COLOURS, ink: true }, whole(scale * 2, 2)),
    );
    const opaque = [...pixels].filter((channel, index) => index % 4 === 3 && channel === 255);
    expect(opaque).toHaveLength(1);
    expect(
      [...pixels].filter((channel, index) => index % 4 === 3 && channel !== 255 && channel !== 0),
    ).toEqual([]);
  }
});

test("tiles side by side are the whole, and nothing is kept from one call to the next", async () => {
  const pictures = [scattered(3), scattered(12)].map((classes): MosaicInput => ({
    columns: COLUMNS,
    classes,
    colours: COLOURS,
    ink: true,
  }));
  for (const [cells, pixels] of [
    [1, 3],
    [5, 2],
    [19, 2],
  ] as const) {
    const wholes = pictures.map((picture) =>
      mex.mosaic(picture, { cells, pixels, left: 0, top: 0, width: 64, height: 64 }),
    );
    const wanted = (await Promise.all(wholes)).map((answer) => valueOf(answer).pixels);
    expect(wanted[0]).not.toEqual(wanted[1]);
    for (const [left, top] of [
      [0, 0],
      [32, 0],
      [0, 32],
      [32, 32],
    ] as const) {
      for (const [index, picture] of pictures.entries()) {
        const tile = valueOf(await mex.mosaic(picture, { cells, pixels, left, top, width: 32, height: 32 }));
        for (let row = 0; row < 32; row++) {
          const start = 4 * ((top + row) * 64 + left);
          expect(tile.pixels.slice(128 * row, 128 * (row + 1))).toEqual(
            at(wanted, index).slice(start, start + 128),
          );
        }
      }
    }
  }
});

test("without ink colours are mixed alike; classes beyond the colours are spread over the scale, which missing cells do not widen", async () => {
  const pixel = async (picture: Partial<MosaicInput>, cells: number, left = 0): Promise<number[]> => {
    const all = { columns: 2, classes: Uint16Array.of(0, 1), colours: ["#000000", "#ffffff"], ...picture };
    const window = { cells, pixels: 1, left, top: 0, width: 1, height: 1 };
    return [...valueOf(await mex.mosaic(all, window)).pixels];
  };
  const [plain = 0] = await pixel({}, 2);
  const [inked = 0] = await pixel({ ink: true }, 2);
  expect(plain).toBeGreaterThan(90);
  expect(inked).toBeLessThan(plain);
  const classes = Uint16Array.from({ length: 65 }, (_, cell) => (cell === 64 ? NOTHING : cell));
  const scaled = { columns: 65, classes, ink: true, scale: ["#ffffff", "#102030"] };
  expect(await pixel(scaled, 1, 0)).toEqual([0, 0, 0, 255]);
  expect(await pixel(scaled, 1, 1)).toEqual([255, 255, 255, 255]);
  expect(await pixel(scaled, 1, 63)).toEqual([16, 32, 48, 255]);
  expect(await pixel(scaled, 1, 64)).toEqual([0, 0, 0, 0]);
});

test("a picture of no cells is transparent, and one of as many as there may be is painted", async () => {
  const window = { cells: 5000, pixels: 1, left: 0, top: 0, width: 1, height: 1 };
  const empty = { columns: 7, classes: new Uint16Array(), colours: COLOURS };
  expect([...valueOf(await mex.mosaic(empty, window)).pixels]).toEqual([0, 0, 0, 0]);
  const classes = new Uint16Array(25_000_000);
  const full = { columns: 5000, classes, colours: COLOURS, ink: true };
  expect([...valueOf(await mex.mosaic(full, window)).pixels]).toEqual([16, 20, 24, 255]);
});

const square = { columns: 2, classes: Uint16Array.of(0, 1, 2, 3), colours: ["#000000", "#ffffff"] };
const REFUSALS: Array<[asked: string, picture: unknown, error: RequestError]> = [
  ["nothing", undefined, { code: "missing-value", field: "picture" }],
  ["a list", [square], { code: "wrong-type", field: "picture", got: "list" }],
  ["a key too many", { ...square, rows: 2 }, { code: "unknown-key", field: "rows", got: "rows" }],
  ["no columns", { ...square, columns: undefined }, { code: "missing-value", field: "columns" }],
  ["0 columns", { ...square, columns: 0 }, { code: "out-of-range", field: "columns", limit: 1, got: 0 }],
  ["half a column", { ...square, columns: 1.5 }, { code: "not-an-integer", field: "columns", got: 1.5 }],
  [
    "too many columns",
    { ...square, columns: 5001 },
    { code: "out-of-range", field: "columns", limit: 5000, got: 5001 },
  ],
  ["no classes", { ...square, classes: undefined }, { code: "missing-value", field: "classes" }],
  [
    "classes in a list",
    { ...square, classes: [0, 1] },
    { code: "wrong-type", field: "classes", got: "list" },
  ],
  [
    "classes of another size",
    { ...square, classes: Uint32Array.of(0, 1) },
    { code: "wrong-type", field: "classes", got: "list" },
  ],
  [
    "what says that it is an array of classes",
    { ...square, classes: { [Symbol.toStringTag]: "Uint16Array", length: 2 } },
    { code: "wrong-type", field: "classes", got: "record" },
  ],
  [
    "classes whose memory is given away",
    { ...square, classes: givenAway() },
    { code: "wrong-type", field: "classes", got: "unreadable" },
  ],
  [
    "a row that is not whole",
    { ...square, columns: 3 },
    { code: "out-of-range", field: "classes", limit: 3, got: 4 },
  ],
  [
    "too many classes",
    { ...square, classes: new Uint16Array(25_000_002) },
    { code: "too-many", field: "classes", limit: 25_000_000, got: 25_000_002 },
  ],
  ["no colours", { ...square, colours: undefined }, { code: "missing-value", field: "colours" }],
  [
    "a colour by name",
    { ...square, colours: ["#000000", "red"] },
    { code: "unknown-choice", field: "colours[1]", got: "red" },
  ],
  [
    "a scale by name",
    { ...square, scale: ["red"] },
    { code: "unknown-choice", field: "scale[0]", got: "red" },
  ],
  ["ink by a word", { ...square, ink: "yes" }, { code: "wrong-type", field: "ink", got: "text" }],
];

function givenAway(): Uint16Array {
  const classes = Uint16Array.of(0, 1);
  structuredClone(classes, { transfer: [classes.buffer] });
  return classes;
}

for (const [asked, picture, error] of REFUSALS) {
  test(`a picture with ${asked}: ${error.code}`, async () => {
    expect(errorOf(await mex.mosaic(picture as never, whole(1, 1)))).toEqual(error);
  });
}

test("a window and options are refused as elsewhere", async () => {
  const refused = async (window: object, options?: object): Promise<RequestError> =>
    errorOf(await mex.mosaic(square, { ...whole(1, 1), ...window }, options));
  expect(await refused({ width: 4097 })).toEqual({
    code: "out-of-range",
    field: "width",
    limit: 4096,
    got: 4097,
  });
  expect(await refused({ cells: 0 })).toEqual({ code: "out-of-range", field: "cells", limit: 1, got: 0 });
  expect(await refused({}, { depth: 1 })).toEqual({
    code: "unknown-key",
    field: "options.depth",
    got: "depth",
  });
});
