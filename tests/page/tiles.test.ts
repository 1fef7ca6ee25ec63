// The parts of a picture in tiles: what is seen, which tiles that takes, which are kept and asked for.
import { expect, test } from "vitest";
import { TileCache } from "../../www/src/views/kit/tiles/cache.ts";
import { EDGE, ladder, nextRung } from "../../www/src/views/kit/tiles/ladder.ts";
import { cellAt, placed } from "../../www/src/views/kit/tiles/placed.ts";
import { areaOf, coversOf, TILE, tilesOf, windowOf } from "../../www/src/views/kit/tiles/pyramid.ts";
import { TileQueue } from "../../www/src/views/kit/tiles/queue.ts";
import { roomOn, type Room } from "../../www/src/views/kit/tiles/room.ts";
import * as views from "../../www/src/views/kit/tiles/view.ts";
import type { Tile } from "../../www/src/views/kit/tiles/pyramid.ts";

function room(columns: number, rows: number, ratio = 1): Room {
  const size = { width: 1000 * ratio, height: 700 * ratio, ratio };
  const found = roomOn(size, { columns, rows }, { left: 40, top: 20 });
  if (!found) throw new Error("there is room");
  return found;
}

/** A bitmap that can be asked whether it was closed. */
function bitmap(): ImageBitmap & { isClosed: boolean } {
  const made = { width: TILE, height: TILE, isClosed: false, close: () => void (made.isClosed = true) };
  return made;
}

test.each([
  [1, [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96]],
  [1.5, [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 112, 128]],
  [2, [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192]],
])("at %d device pixels to one, cells take whole numbers of them up to 96 CSS pixels", (ratio, whole) => {
  const rungs = ladder(room(5000, 4000, ratio));
  const free = rungs.filter((rung) => rung < 1);
  expect(rungs.slice(free.length)).toEqual(whole);
  // All of it fits exactly, and from there on two steps double it.
  expect(free[0]).toBeCloseTo(((680 - 2 * EDGE) * ratio) / 4000, 12);
  expect(free.length).toBeGreaterThan(2);
  for (const [place, rung] of free.slice(1).entries())
    expect(rung / (free[place] ?? 0)).toBeCloseTo(Math.SQRT2);
  expect(ladder(room(300, 100, ratio))[0]).toBe(Math.floor(3 * ratio));
  expect(ladder(room(1, 1, ratio))).toEqual([whole.at(-1)]);
});

test("a step leads to another rung, and stays on the ladder", () => {
  const rungs = ladder(room(100, 100));
  expect(rungs[0]).toBe(6);
  expect(nextRung(rungs, 6, 1.01)).toBe(8);
  expect(nextRung(rungs, 8, 2)).toBe(16);
  expect(nextRung(rungs, 16, 0.99)).toBe(14);
  expect(nextRung(rungs, 6, 0.5)).toBe(6);
  expect(nextRung(rungs, 96, 2)).toBe(96);
});

test.each([1, 1.5, 2])(
  "zooming about a point leaves the cell below it in its place, at ratio %d",
  (ratio) => {
    const space = room(5000, 4000, ratio);
    const at = { x: 700.5, y: 133 };
    let view = views.settled(views.limited({ column: 2700, row: 1800, size: 4 }, space), space);
    const below = (): [number, number] => {
      const { x, y, size } = placed(view, space);
      return [(at.x - x(0)) / size, (at.y - y(0)) / size];
    };
    for (const factor of [1.3, 1.1, 2, 0.7, 0.9, 3, 0.4, 5, 0.2]) {
      const [before, cell] = [below(), views.cellOf(view, space)];
      view = views.settled(views.zoomed(view, space, factor, at), space, at);
      expect(views.isOnLadder(view, space)).toBe(true);
      // The picture's corner is at a whole pixel before and after: half of one away at most.
      const most = 0.5 / cell + 0.5 / views.cellOf(view, space) + 1e-9;
      for (const [axis, place] of below().entries())
        expect(Math.abs(place - (before[axis] ?? 0))).toBeLessThanOrEqual(most);
    }
  },
);

test("a small turn of the wheel is not undone at rest, and the tremble of two fingers is", () => {
  const space = room(500, 400);
  const view = { column: 250, row: 200, size: 2 };
  const after = (factor: number): number =>
    views.settled(views.zoomed(view, space, factor), space, undefined, view.size).size;
  expect([0.5, 0.9, 0.97, 1, 1.03, 1.18, 1.3, 1.6, 2.2].map(after)).toEqual([
    ladder(space)[0],
    ladder(space)[0],
    2,
    2,
    2,
    3,
    3,
    3,
    4,
  ]);
});

test("what is at a point stays there on the whole way between two views", () => {
  const space = room(5000, 4000);
  const from = { column: 2000, row: 1500, size: 2 };
  const at = { x: 900, y: 600 };
  const to = views.zoomed(from, space, 7, at);
  const below = (view: views.View): number => view.column + (at.x - views.middleOf(space).x) / view.size;
  for (const share of [0, 0.3, 0.5, 0.99, 1])
    expect(below(views.between(from, to, share))).toBeCloseTo(below(from), 9);
});

test("the picture cannot be lost, and neither its cells nor all of it be too large or small", () => {
  const space = room(500, 400);
  const far = views.panned({ column: 250, row: 200, size: 10 }, space, 1e9, -1e9);
  expect(placed(far, space)).toMatchObject({ columns: { from: 0 }, rows: { to: 400 } });
  expect(placed(far, space).x(0)).toBe(40 + EDGE);
  expect(placed(far, space).y(400)).toBe(700 - EDGE);
  expect(views.zoomed(far, space, 1e-9)).toEqual(views.fitted(space));
  expect(views.isFitted(views.zoomed(far, space, 1e-9), space)).toBe(true);
  expect(views.zoomed(far, space, 1e9).size).toBe(96);
});

test("a cell is revealed with as little as it takes, and what is in sight moves nothing", () => {
  const space = room(500, 400);
  const view = { column: 250, row: 200, size: 10 };
  expect(views.revealed(view, space, 200, 250)).toEqual(view);
  for (const [row, column] of [
    [0, 0],
    [399, 499],
    [200, 320],
    [90, 250],
  ] as const) {
    const { x, y, size } = placed(views.revealed(view, space, row, column), space);
    expect(x(column)).toBeGreaterThanOrEqual(40);
    expect(x(column) + size).toBeLessThanOrEqual(1000);
    expect(y(row)).toBeGreaterThanOrEqual(20);
    expect(y(row) + size).toBeLessThanOrEqual(700);
  }
});

test("cells are found where they are placed, and none on the margin", () => {
  const space = room(500, 400, 1.5);
  const view = views.settled({ column: 250, row: 200, size: 10 }, space);
  const { x, y, size } = placed(view, space);
  expect(cellAt({ x: x(260) + size / 2, y: y(190) + size / 2 }, view, space)).toEqual({
    row: 190,
    column: 260,
  });
  expect(cellAt({ x: 39, y: 300 }, view, space)).toBeUndefined();
  expect(cellAt({ x: 300, y: 19 }, view, space)).toBeUndefined();
  expect(cellAt({ x: 45, y: 300 }, views.fitted(space), space)).toBeUndefined();
});

test("a view's tiles are named once each, nearest to the middle or to a point first", () => {
  const space = room(5000, 4000);
  const view = { column: 2500, row: 2000, size: 4 };
  const middle = views.middleOf(space);
  for (const near of [middle, { x: 50, y: 690 }]) {
    const tiles = tilesOf(view, space, near);
    expect(new Set(tiles.map(({ across, down }) => `${across}:${down}`)).size).toBe(tiles.length);
    expect(tiles.length).toBeGreaterThanOrEqual(12);
    const { x, y } = views.originOf(view, space);
    const distances = tiles.map(({ across, down }) =>
      Math.hypot(x + (across + 0.5) * TILE - near.x, y + (down + 0.5) * TILE - near.y),
    );
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
  }
});

test("tiles end with the picture, whose size in pixels is no whole number", () => {
  const size = { columns: 5000, rows: 333 };
  expect(windowOf({ scale: 7.5, across: 2, down: 0 }, size)).toEqual({
    scale: 7.5,
    left: 512,
    top: 0,
    width: 155,
    height: 45,
  });
  expect(areaOf({ scale: 7.5, across: 2, down: 0 }, size)).toMatchObject({
    left: 3840,
    right: 5002.5,
    bottom: 337.5,
  });
  // 5000 / (5000 / 943) is a little more than 943.
  expect(windowOf({ scale: 5000 / 943, across: 3, down: 0 }, size).width).toBe(943 - 3 * TILE);
});

test("a missing tile is covered by the newest and nearest, and behind it by others", () => {
  const size = { columns: 4096, rows: 4096 };
  const tile = (scale: number, across: number, down = 0): Tile => ({ scale, across, down });
  const level = (version: number, ...tiles: Tile[]) => ({ version, scale: tiles[0]?.scale ?? 1, tiles });
  const old = level(1, tile(1, 2));
  const coarse = level(2, tile(4, 0));
  const fine = level(2, tile(0.5, 4), tile(0.5, 5), tile(0.5, 8));
  const covers = (...levels: Array<typeof old>) =>
    coversOf(tile(1, 2), levels, size).map(
      ({ tile: { scale, across }, area: { left, right, top, bottom } }) => [
        scale,
        across,
        [left, right, top, bottom],
      ],
    );
  expect(covers(old, coarse)).toEqual([[4, 0, [512, 768, 0, 256]]]);
  // Two fine ones cover its upper half only.
  expect(covers(old, coarse, fine)).toEqual([
    [4, 0, [512, 768, 0, 256]],
    [0.5, 4, [512, 640, 0, 128]],
    [0.5, 5, [640, 768, 0, 128]],
  ]);
  expect(covers(old)).toEqual([[1, 2, [512, 768, 0, 256]]]);
  expect(covers(level(1, tile(1, 3)))).toEqual([]);
});

test("of too many tiles those that were not drawn for longest go, closed, and never one in view", () => {
  const cache = new TileCache(3);
  const bitmaps = Array.from({ length: 6 }, bitmap);
  const put = (across: number): void => {
    const one = bitmaps[across];
    if (one) cache.put(1, { scale: 1, across, down: 0 }, one);
  };
  const kept = (): number[] =>
    [...bitmaps.keys()].filter((across) => cache.get(1, { scale: 1, across, down: 0 }));
  for (const across of [0, 1, 2]) {
    cache.begin();
    put(across);
  }
  cache.begin();
  const first = cache.get(1, { scale: 1, across: 0, down: 0 });
  if (first) cache.touch(first);
  put(3);
  expect(kept()).toEqual([0, 2, 3]);
  put(4);
  put(5);
  // All of these were drawn, or have come, in this frame: they are in view.
  expect(kept()).toEqual([0, 3, 4, 5]);
  expect(bitmaps.map(({ isClosed }) => isClosed)).toEqual([false, true, true, false, false, false]);
  cache.begin();
  cache.begin();
  expect(cache.count).toBe(3);
  cache.put(2, { scale: 1, across: 0, down: 0 }, bitmap());
  cache.keepOnly(2);
  expect([cache.count, bitmaps.every(({ isClosed }) => isClosed)]).toEqual([1, true]);
});

/** A queue of which the test answers what is asked. */
function asking() {
  const asked: number[] = [];
  const taken: number[] = [];
  const answers = new Map<number, (made: ImageBitmap | undefined) => void>();
  const queue = new TileQueue({
    paint: ({ across }) => {
      asked.push(across);
      return new Promise((answer) => answers.set(across, answer));
    },
    take: (_, { across }) => void taken.push(across),
  });
  const answer = async (across: number, isPainted = true) => {
    const made = bitmap();
    answers.get(across)?.(isPainted ? made : undefined);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    return made;
  };
  const tiles = (...places: number[]): Tile[] => places.map((across) => ({ scale: 1, across, down: 0 }));
  return { queue, asked, taken, answer, tiles };
}

test("three tiles are asked for at once, in their order, none twice, and none that is no longer wanted", async () => {
  const { queue, asked, taken, answer, tiles } = asking();
  queue.want(1, 1, tiles(1, 2, 3, 4, 5));
  queue.want(1, 1, tiles(1, 2, 3, 4, 5));
  expect(asked).toEqual([1, 2, 3]);
  await answer(2);
  expect(asked).toEqual([1, 2, 3, 4]);
  queue.want(1, 1, tiles(9, 3));
  await answer(1);
  expect(asked).toEqual([1, 2, 3, 4, 9]);
  for (const place of [3, 4, 9]) await answer(place);
  // What lies beside the view is kept all the same.
  expect([asked, taken]).toEqual([
    [1, 2, 3, 4, 9],
    [2, 1, 3, 4, 9],
  ]);
});

test("what comes of a scale or a version that is not wanted any more is closed", async () => {
  const { queue, asked, taken, answer, tiles } = asking();
  queue.want(1, 1, tiles(1, 2, 3));
  queue.want(1, 2, []);
  expect((await answer(1)).isClosed).toBe(true);
  queue.want(2, 1, tiles(1));
  expect((await answer(2)).isClosed).toBe(true);
  queue.stop();
  expect((await answer(3)).isClosed).toBe(true);
  expect((await answer(1)).isClosed).toBe(true);
  expect([asked, taken]).toEqual([[1, 2, 3, 1], []]);
});

test("a tile that fails is tried once more, and again only for who comes back", async () => {
  const { queue, asked, taken, answer, tiles } = asking();
  queue.want(1, 1, tiles(1));
  await answer(1, false);
  await answer(1, false);
  queue.want(1, 1, tiles(1));
  expect(asked).toEqual([1, 1]);
  queue.forgive();
  queue.want(1, 1, tiles(1));
  await answer(1);
  expect([asked, taken]).toEqual([[1, 1, 1], [1]]);
});
