// A picture in tiles on its canvas: what is drawn, asked for and kept.
import { afterEach, expect, test, vi } from "vitest";
import { shown } from "./tileShown.ts";
import type { TileCanvas } from "../../www/src/views/picture/tiles/tileCanvas.ts";
import type { Drawing, FakeCanvas } from "./tileScreen.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** How often each pixel of a canvas is drawn, and how often one is that has no place there. */
function timesDrawn(drawn: readonly Drawing[], width: number, height: number): Uint8Array {
  const times = new Uint8Array(width * height);
  for (const { to } of drawn)
    for (let y = Math.max(0, to.y); y < Math.min(height, to.y + to.height); y++)
      for (let x = Math.max(0, to.x); x < Math.min(width, to.x + to.width); x++)
        times[y * width + x] = (times[y * width + x] ?? 0) + 1;
  return times;
}

/** How many pixels beside the margin are not drawn as they ought to be: once within the picture, and never beyond it. */
function wrong(canvas: FakeCanvas, tiles: TileCanvas, columns: number, rows: number): number {
  const { x, y, size, left, top, ratio } = tiles.place ?? expect.fail("there is no picture");
  const times = timesDrawn(canvas.drawn, canvas.width, canvas.height);
  const [startX, startY] = [Math.round(x(0) * ratio), Math.round(y(0) * ratio)];
  const endX = startX + Math.ceil(columns * size * ratio - 1e-6);
  const endY = startY + Math.ceil(rows * size * ratio - 1e-6);
  let count = 0;
  for (let row = Math.round(top * ratio); row < canvas.height; row++)
    for (let column = Math.round(left * ratio); column < canvas.width; column++) {
      const isInside = row >= startY && row < endY && column >= startX && column < endX;
      if (times[row * canvas.width + column] !== (isInside ? 1 : 0)) count++;
    }
  return count;
}

test.each([1, 1.5, 2])(
  "at rest every pixel in sight is covered by one tile, drawn one to one, at ratio %d",
  async (ratio) => {
    const { canvas, source, tiles, come } = shown({}, { ratio });
    expect([canvas.width, canvas.height]).toEqual([Math.round(901 * ratio), Math.round(601 * ratio)]);
    const sizes = new Set<number>();
    for (let turn = 0; turn < 20; turn++) {
      await come();
      expect(tiles.isWhole).toBe(true);
      expect(wrong(canvas, tiles, 1000, 800)).toBe(0);
      for (const { bitmap, from, to } of canvas.drawn) {
        expect(from).toEqual({ x: 0, y: 0, width: bitmap.window.width, height: bitmap.window.height });
        expect([to.width, to.height]).toEqual([from.width, from.height]);
      }
      const corner = (tiles.place?.x(0) ?? Number.NaN) * ratio;
      expect(corner).toBeCloseTo(Math.round(corner), 6);
      sizes.add(tiles.view?.size ?? 0);
      canvas.hand("dblclick", 120 + 37 * turn, 500 - 21 * turn);
      if (turn % 7 === 6) tiles.zoomBy(0.2);
    }
    expect(sizes.size).toBeGreaterThan(8);
    // No window was painted twice, but those that had gone.
    const windows = source.held.map(({ window }) => JSON.stringify(window));
    expect(new Set(windows).size).toBe(windows.length);
    tiles.dispose();
  },
);

test("memory stays bounded however far it is moved, and all of it is given back", async () => {
  const { canvas, source, tiles, come } = shown({}, { columns: 5000, rows: 5000 });
  let most = 0;
  for (let turn = 0; turn < 200; turn++) {
    tiles.show({
      x: (turn * 997) % 5000,
      y: (turn * 1409) % 5000,
      size: [0.3, 1, 4, 10][turn % 4] ?? 1,
    });
    canvas.frame();
    await source.answer(turn % 3 === 0 ? 2 : 40);
    most = Math.max(most, source.held.length);
  }
  await come();
  expect(source.bitmaps.length).toBeGreaterThan(1000);
  expect(most).toBeLessThanOrEqual(203);
  tiles.zoomBy(2);
  canvas.frame();
  expect(source.waiting).toBe(3);
  tiles.dispose();
  await source.answer();
  expect(source.held).toEqual([]);
  expect(canvas.isWaiting).toBe(false);
});

test("tiles of the version before stand until the new ones have come", async () => {
  const { canvas, source, tiles, come } = shown();
  await come();
  source.version = "second";
  tiles.source = source;
  canvas.frame();
  const versions = (): unknown[] => [...new Set(canvas.drawn.map(({ bitmap }) => bitmap.version))].sort();
  expect([versions(), wrong(canvas, tiles, 1000, 800), tiles.isWhole]).toEqual([["first"], 0, false]);
  await source.answer(2);
  canvas.frame();
  expect([versions(), wrong(canvas, tiles, 1000, 800)]).toEqual([["first", "second"], 0]);
  await come();
  expect([versions(), tiles.isWhole]).toEqual([["second"], true]);
});

test("a version that is shown again has its tiles still, and asks for none", async () => {
  const { canvas, source, tiles, come } = shown();
  const versions = (): unknown[] => [...new Set(canvas.drawn.map(({ bitmap }) => bitmap.version))];
  await come();
  for (const version of ["second", "third"]) {
    source.version = version;
    tiles.source = source;
    await come();
  }
  const { length } = source.asked;
  for (const version of ["first", "third", "second", "first"]) {
    source.version = version;
    tiles.source = source;
    canvas.frame();
    expect([versions(), tiles.isWhole, source.asked.length]).toEqual([[version], true, length]);
  }
  // Where nothing was shown in between, nothing is left to stand in.
  tiles.source = undefined;
  expect(source.held).toEqual([]);
  tiles.source = source;
  expect(source.asked.length).toBe(length + 3);
});

test("a new version asks for its tiles at once, and what comes of the one before is closed", async () => {
  const { source, tiles } = shown();
  const { length } = source.asked;
  source.version = "second";
  tiles.source = source;
  expect(source.waiting).toBe(3);
  await source.answer();
  expect(source.asked.length).toBeGreaterThan(length);
  expect(source.bitmaps.slice(0, 3).map(({ isClosed }) => isClosed)).toEqual([true, true, true]);
  expect(source.held.every(({ version }) => version === "second")).toBe(true);
});

test("while it becomes larger, what is there stands in; the new tiles are asked for at once", async () => {
  const { canvas, source, tiles, come } = shown({}, { isStill: false });
  await come();
  const before = source.asked.length;
  const from = tiles.place?.size ?? 0;
  tiles.zoomBy(2);
  canvas.frame();
  expect(source.asked.length).toBe(before + 3);
  canvas.frame(80);
  const size = tiles.place?.size ?? 0;
  expect(size).toBeGreaterThan(from);
  expect(size).toBeLessThan(tiles.view?.size ?? 0);
  expect(wrong(canvas, tiles, 1000, 800)).toBe(0);
  // What will be in sight is revealed already.
  tiles.reveal(400, 500);
  expect(tiles.place?.size).toBe(size);
  canvas.frame(80);
  expect(tiles.place?.size).toBe(tiles.view?.size);
});

test("what failed stays free, and it says that it is not whole", async () => {
  const { canvas, source, tiles, come } = shown();
  source.fails = true;
  await come();
  expect([tiles.isWhole, canvas.drawn.length, canvas.isWaiting]).toEqual([false, 0, false]);
  const tried = new Map<string, number>();
  for (const window of source.asked)
    tried.set(JSON.stringify(window), (tried.get(JSON.stringify(window)) ?? 0) + 1);
  expect(new Set(tried.values())).toEqual(new Set([2]));
});

test("nothing is drawn while nothing changes", async () => {
  const { canvas, tiles, come } = shown();
  await come();
  const { frames } = canvas;
  canvas.frame();
  expect([canvas.isWaiting, canvas.frames]).toEqual([false, frames]);
  tiles.redraw();
  tiles.redraw();
  expect(canvas.frames).toBe(frames + 1);
});

test("all of a picture stays in sight when its canvas changes, and an enlarged one as large", async () => {
  const { canvas, tiles, come } = shown();
  await come();
  canvas.layOut(400, 700);
  expect(tiles.place?.columns).toEqual({ from: 0, to: 1000 });
  await come();
  expect(wrong(canvas, tiles, 1000, 800)).toBe(0);
  tiles.show({ x: 700, y: 300, size: 12 });
  tiles.reveal(300, 990);
  canvas.layOut(901, 601);
  const { x, size } = tiles.place ?? expect.fail("there is a picture");
  expect([tiles.view?.size, x(990) > 44, x(990) + size < 901]).toEqual([12, true, true]);
  await come();
  expect(wrong(canvas, tiles, 1000, 800)).toBe(0);
  // Nothing is drawn where there is no room, and all is there again when there is.
  canvas.layOut(0, 0);
  expect(tiles.isWhole).toBe(false);
  canvas.layOut(901, 601);
  await come();
  expect([tiles.isWhole, tiles.view?.size]).toEqual([true, 12]);
});

test("a canvas has as many pixels as the browser counts, unless those are of another screen", () => {
  const { canvas, tiles } = shown({}, { ratio: 1.5 });
  expect([canvas.width, canvas.height]).toEqual([1352, 902]);
  canvas.counted = { inlineSize: 1351, blockSize: 901 };
  canvas.layOut();
  expect([canvas.width, canvas.height]).toEqual([1351, 901]);
  canvas.counted = { inlineSize: 901, blockSize: 601 };
  canvas.layOut();
  expect([canvas.width, canvas.height, tiles.place?.ratio]).toEqual([1352, 902, 1.5]);
});
