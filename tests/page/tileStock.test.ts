// Which tiles are kept and asked for, and what stands in for those that are missing.
import { expect, test } from "vitest";
import { TileCache } from "../../www/src/views/picture/tiles/cache.ts";
import { coversOf, TILE, type Tile } from "../../www/src/views/picture/tiles/pyramid.ts";
import { TileQueue } from "../../www/src/views/picture/tiles/queue.ts";

/** A bitmap that can be asked whether it was closed. */
function bitmap(): ImageBitmap & { isClosed: boolean } {
  const made = { width: TILE, height: TILE, isClosed: false, close: () => void (made.isClosed = true) };
  return made;
}

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
  cache.renew(1, 2);
  expect([...cache.levels].map(({ version, scale }) => [version, scale])).toEqual([[2, 1]]);
  cache.clear();
  expect([cache.count, bitmaps.every(({ isClosed }) => isClosed)]).toEqual([0, true]);
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
