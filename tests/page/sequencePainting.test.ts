// Sequences from afar: no P-position is lost, and colours are mixed as the solver's painter mixes them.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Means } from "../../www/src/views/sequence/means.ts";
import type { Lane } from "../../www/src/views/sequence/lane.ts";
import { paintLane, type Brush } from "../../www/src/views/sequence/painting.ts";
import { rowsSource } from "../../www/src/views/sequence/rowsSource.ts";
import { pixelOf, Tints } from "../../www/src/views/kit/cells/tints.ts";
import { Peaks, type Classes } from "../../www/src/views/sequence/classes.ts";
import type { ClassColour } from "../../www/src/views/kit/cells/classColour.ts";
import { mex, valueOf } from "../boundary/built.ts";

const COLOURS = ["#17191e", "#88ccee", "#ddcc77", "#cc6677", "#332288"];
const SHADE = "#dddddd";
const LENGTH = 100_000;
/** The one heap that is P. */
const LONE = 54_321;

/** What was put onto a canvas last. */
let put: Uint32Array | undefined;

beforeEach(() => {
  class Picture {
    readonly data: Uint8ClampedArray;
    constructor(data: Uint8ClampedArray) {
      this.data = data;
    }
  }
  class Canvas {
    getContext(): object {
      return { putImageData: ({ data }: Picture) => (put = new Uint32Array(data.buffer)) };
    }
  }
  vi.stubGlobal("ImageData", Picture);
  vi.stubGlobal("OffscreenCanvas", Canvas);
  vi.stubGlobal("createImageBitmap", (image: Picture) => Promise.resolve(image));
  vi.stubGlobal("devicePixelRatio", 1);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function laneOf(classes: Classes, told: ClassColour = { value: "grundy" }, first = 0): Lane {
  const tints = new Tints(told, { colours: COLOURS }, COLOURS.length - 1);
  const count = classes.length - first;
  const means = new Means(classes, tints);
  const bars = { heights: classes, peaks: new Peaks(classes), largest: 4 };
  return { title: "", first, count, span: 1, classes, means, bars, largest: 4, tints, write: String };
}

/** The pixels of a line from afar, row by row. */
function lineOf(lane: Lane, width: number, areBars: boolean): Uint32Array {
  const context = new Proxy({}, { get: () => () => undefined, set: () => true }) as Brush["context"];
  const brush: Brush = {
    ...{ context, ratio: 1, font: "", open: "#eeeeee", ink: "#000000", shade: SHADE },
    put: ({ pixels }) => (put = pixels),
  };
  paintLane(
    brush,
    lane,
    { from: 0, size: width / lane.count },
    { left: 7, top: 0, width, height: 50 },
    areBars,
  );
  return put ?? new Uint32Array();
}

async function tileOf(
  lane: Lane,
  width: number,
  window: { scale: number; left: number; top: number; width: number; height: number },
): Promise<Uint32Array> {
  const source = rowsSource({ lane, width, version: "", font: "", open: "#eeeeee", shade: SHADE });
  const { data } = (await source.paint(window)) as unknown as { data: Uint8ClampedArray };
  return new Uint32Array(data.buffer);
}

const alone = (): Uint16Array => {
  const classes = new Uint16Array(LENGTH).fill(1);
  classes[LONE] = 0;
  return classes;
};

test.each([401, 1000, 1499])(
  "a lone P-position among 100,000 heaps is seen in a line of %i pixels",
  (width) => {
    const pixels = lineOf(laneOf(alone()), width, false);
    const others = pixelOf(COLOURS[1] ?? "");
    const lit = [...pixels.keys()].filter((place) => pixels[place] !== others);
    expect(pixels).toHaveLength(width);
    expect(lit).toEqual([Math.floor(((LONE + 0.5) * width) / LENGTH)]);
    for (const channel of channelsOf(pixels[lit[0] ?? 0] ?? 0).slice(0, 3)) expect(channel).toBeLessThan(130);
  },
);

test("among bars from afar it is a point in ink", () => {
  const ink = pixelOf(COLOURS[0] ?? "");
  const pixels = lineOf(laneOf(alone()), 1000, true);
  expect([...pixels.keys()].filter((place) => pixels[place] === ink)).toEqual([49 * 1000 + 543]);
});

test.each([1.9, 7, 40])("in rows of which a pixel has %f it is seen in one tile", async (scale) => {
  const [width, side] = [300, 64];
  const other = pixelOf(COLOURS[1] ?? "");
  const places: number[] = [];
  for (let top = 0; top < LENGTH / width / scale; top += side)
    for (let left = 0; left < width / scale; left += side) {
      const pixels = await tileOf(laneOf(alone()), width, { scale, left, top, width: side, height: side });
      for (const [place, pixel] of pixels.entries())
        if (pixel !== 0 && pixel !== other)
          places.push(top + Math.floor(place / side), left + (place % side));
    }
  expect(places).toEqual(
    [Math.floor(LONE / width), LONE % width].map((cell) => Math.floor((cell + 0.5) / scale)),
  );
});

test("of what is hidden no heap that is known is lost, and a P-position least of all", async () => {
  const known = new Map([
    [LONE, 0],
    [LONE + 1, 3],
    [7, 3],
  ]);
  const lane = { ...laneOf(alone()), classes: undefined, means: undefined, known };
  const pixels = await tileOf(lane, 300, { scale: 40, left: 0, top: 0, width: 10, height: 10 });
  expect(new Set(pixels)).toEqual(new Set([0, ...["#cc6677", "#eeeeee", "#17191e"].map(pixelOf)]));
});

test.each([0.25, 2])("in rows what has not come is hatched, and nothing else is, from %f", async (scale) => {
  const lane = { ...laneOf(alone().subarray(0, 350)), count: 600 };
  const side = Math.ceil(20 / scale);
  const pixels = await tileOf(lane, 30, { scale, left: 0, top: 0, width: 30 / scale, height: side });
  const shade = pixelOf(SHADE);
  const rowOf = (place: number): number => Math.floor((Math.floor(place / (30 / scale)) + 0.5) * scale);
  const hatched = [...pixels.keys()].filter((place) => pixels[place] === shade).map(rowOf);
  // 350 heaps fill eleven rows of 30, and 20 places of the next.
  expect(Math.min(...hatched)).toBe(11);
  expect(Math.max(...hatched)).toBeGreaterThan(18);
  const missing = [...pixels.keys()].filter((place) => rowOf(place) > 12);
  expect(new Set(missing.map((place) => pixels[place]))).toEqual(new Set([0, shade]));
});

const channelsOf = (pixel: number): number[] => [0, 8, 16, 24].map((shift) => (pixel >>> shift) & 255);

/** Classes of heaps of which the mean is asked for. */
const MIXES: ReadonlyArray<readonly [what: string, classes: number[]]> = [
  ["one colour", Array<number>(40).fill(2)],
  ["P-positions alone", Array<number>(40).fill(0)],
  ["two colours", Array.from({ length: 100 }, (_, heap) => 1 + (heap % 2))],
  ["four colours", Array.from({ length: 333 }, (_, heap) => 1 + ((heap * heap) % 4))],
  ["a P-position among few", [1, 2, 1, 2, 0, 3]],
  ["a P-position among thousands", Array.from({ length: 3000 }, (_, heap) => (heap === 999 ? 0 : 4))],
  ["more P-positions than others", Array.from({ length: 500 }, (_, heap) => (heap % 9 === 0 ? 3 : 0))],
  ["classes beyond the last colour", Array.from({ length: 70 }, (_, heap) => heap)],
];

test.each(
  MIXES.flatMap(
    ([what, classes]) =>
      [
        [what, "by outcome", classes],
        [what, "by player", classes],
      ] as const,
  ),
)("%s %s: the mean is that of the solver’s painter", async (_, told, all) => {
  const [first, classes] = [3, Uint16Array.from([5, 0, 1, ...all])];
  const lane = laneOf(classes, { value: told === "by outcome" ? "grundy" : "winner" });
  lane.means?.add(first, classes.length);
  const found = channelsOf(lane.means?.take() ?? 0);
  const columns = all.length;
  const mosaic = { columns, classes: classes.slice(first), colours: COLOURS, ink: told === "by outcome" };
  const window = { cells: columns, pixels: 1, left: 0, top: 0, width: 1, height: 1 };
  const wanted = [...valueOf(await mex.mosaic(mosaic, window)).pixels];
  for (const [place, channel] of found.entries())
    expect(Math.abs(channel - (wanted[place] ?? NaN)), `${found.join()} for ${wanted.join()}`).toBeLessThan(
      2,
    );
});

test("sums of blocks are those of their heaps", () => {
  const classes = Uint16Array.from({ length: 1000 }, (_, heap) => (heap * 7) % 5);
  const lane = laneOf(classes);
  for (const [from, to] of [
    [0, 1000],
    [31, 65],
    [5, 700],
    [64, 96],
    [990, 1000],
  ] as const) {
    lane.means?.add(from, to);
    const whole = lane.means?.take();
    for (let heap = from; heap < to; heap++) lane.means?.add(heap, heap + 1);
    expect(lane.means?.take()).toBe(whole);
  }
  // Values that have not come yet count for nothing.
  lane.means?.add(0, 1000);
  const all = lane.means?.take();
  lane.means?.add(0, 5000);
  expect(lane.means?.take()).toBe(all);
  lane.means?.add(2000, 3000);
  expect(lane.means?.take()).toBe(0);
});
