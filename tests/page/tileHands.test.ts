// What hands, the wheel and keys do to a picture in tiles.
import { afterEach, expect, test, vi } from "vitest";
import { shown } from "./tileShown.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the wheel zooms at the pointer, and comes to rest at the next step", () => {
  vi.useFakeTimers();
  const views: number[] = [];
  const { canvas, tiles } = shown({ onView: ({ size }) => void views.push(size) });
  const fit = tiles.view?.size ?? 0;
  tiles.show({ x: 500, y: 400, size: 4 });
  canvas.frame();
  const below = (): number => (600 - (tiles.place?.x(0) ?? 0)) / (tiles.place?.size ?? 1);
  const column = below();
  canvas.hand("wheel", 600, 300, { deltaY: -40 });
  expect(tiles.place?.size).toBeCloseTo(4 * 2 ** 0.08);
  canvas.frame();
  expect(views).toEqual([fit, 4]);
  vi.advanceTimersByTime(200);
  canvas.frame();
  expect(views).toEqual([fit, 4, 5]);
  // Half a pixel before, and half a pixel after.
  expect(Math.abs(below() - column)).toBeLessThanOrEqual(0.5 / 4 + 0.5 / 5);
  const before = below();
  canvas.hand("wheel", 600, 300, { deltaY: 100, shiftKey: true });
  expect(below()).toBeCloseTo(before + 20);
  expect(tiles.view?.size).toBe(5);
});

const SCALES = [1, 0.5, 2];

test.for(SCALES)(
  "scaled by %d, a click picks a cell, a drag moves the picture and picks nothing",
  async (scale) => {
    const picked: number[][] = [];
    const hovered: unknown[] = [];
    const { canvas, tiles, come } = shown(
      {
        onPick: ({ row, column }) => void picked.push([row, column]),
        onHover: (cell) => void hovered.push(cell),
      },
      { scale },
    );
    tiles.show({ x: 500, y: 400, size: 10 });
    await come();
    const at = (column: number, row: number): [number, number] => [
      (tiles.place?.x(column) ?? 0) + 3,
      (tiles.place?.y(row) ?? 0) + 3,
    ];
    canvas.hand("pointermove", ...at(500, 400), { buttons: 0 });
    canvas.hand("pointerdown", ...at(500, 400));
    canvas.hand("pointerup", ...at(500, 400));
    canvas.hand("click", ...at(500, 400));
    const [x, y] = at(500, 400);
    canvas.hand("pointerdown", x, y);
    canvas.hand("pointermove", x + 70, y - 40);
    canvas.hand("pointerup", x + 70, y - 40);
    canvas.hand("click", x + 70, y - 40);
    await come();
    expect(at(500, 400)).toEqual([x + 70, y - 40]);
    expect(picked).toEqual([[400, 500]]);
    canvas.hand("pointermove", 20, 300, { buttons: 0 });
    // What lies under the resting pointer after the drag was told as well.
    expect(hovered).toEqual([{ row: 400, column: 500 }, { row: 404, column: 493 }, undefined]);
  },
);

test("a double click zooms where it is, and that is painted first", async () => {
  const { canvas, source, tiles, come } = shown();
  tiles.show({ x: 500, y: 400, size: 10 });
  await come();
  const before = source.asked.length;
  canvas.hand("dblclick", 80, 560);
  canvas.frame();
  const { scale, left, top, width, height } = source.asked[before] ?? expect.fail("nothing is asked");
  const [x, y] = [80 - (tiles.place?.x(0) ?? 0), 560 - (tiles.place?.y(0) ?? 0)];
  expect([1 / scale, x >= left, x < left + width, y >= top, y < top + height]).toEqual([
    20,
    true,
    true,
    true,
    true,
  ]);
});

test.for(SCALES)(
  "scaled by %d, two fingers zoom what is between them; one is the page's where that scrolls",
  async (scale) => {
    const { canvas, tiles, come } = shown({ isEmbedded: true }, { scale });
    tiles.show({ x: 500, y: 400, size: 10 });
    await come();
    const before = tiles.view;
    const finger = (type: string, pointerId: number, x: number): void => {
      canvas.hand(type, x, 300, { pointerId, pointerType: "touch", isPrimary: pointerId === 1 });
    };
    finger("pointerdown", 1, 300);
    finger("pointermove", 1, 350);
    expect(tiles.view).toEqual(before);
    finger("pointerdown", 2, 500);
    finger("pointermove", 2, 700);
    finger("pointerup", 1, 300);
    finger("pointerup", 2, 700);
    expect(tiles.view?.size).toBe(20);
  },
);

test("keys zoom, fit and move; plain arrows and keys with Ctrl are left to others", async () => {
  const { tiles, come } = shown();
  await come();
  const fit = tiles.view;
  const press = (key: string, more = {}): boolean =>
    tiles.press({
      key,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      ...more,
    } as KeyboardEvent);
  expect([press("+"), press("+"), press("=")]).toEqual([true, true, true]);
  expect(tiles.view?.size).toBe(2);
  const { x = 0, y = 0 } = tiles.view ?? {};
  expect([press("ArrowRight", { shiftKey: true }), press("PageDown")]).toEqual([true, true]);
  expect(tiles.view?.x).toBeCloseTo(x + 80 / 2);
  expect(tiles.view?.y).toBeCloseTo(y + (573 * 7) / 8 / 2);
  expect([press("ArrowRight"), press("0", { ctrlKey: true }), press("a")]).toEqual([false, false, false]);
  expect([press("-"), tiles.view?.size]).toEqual([true, 1.5]);
  expect([press("0"), tiles.view]).toEqual([true, fit]);
});
