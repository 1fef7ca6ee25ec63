// What is seen of a picture in tiles, at which scales, and which tiles that takes.
import { expect, test } from "vitest";
import { EDGE, ladder, nextRung } from "../../www/src/views/picture/tiles/ladder.ts";
import { cellAt, placedCells } from "../../www/src/views/picture/tiles/placed.ts";
import { areaOf, TILE, tilesOf, tileWindow } from "../../www/src/views/picture/tiles/pyramid.ts";
import { roomOn, type Room } from "../../www/src/views/picture/tiles/room.ts";
import { limited, panned, type Seen } from "../../www/src/views/picture/seen.ts";
import * as views from "../../www/src/views/picture/tiles/view.ts";

function room(columns: number, rows: number, ratio = 1): Room {
  const size = { width: 1000 * ratio, height: 700 * ratio, ratio };
  const found = roomOn(size, { columns, rows }, { left: 40, top: 20 });
  if (!found) throw new Error("there is room");
  return found;
}

test.each([
  [1, [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96]],
  [1.5, [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 112, 128]],
  [
    2,
    [
      1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160,
      192,
    ],
  ],
])("at %d device pixels to one, cells have sharp edges up to 96 CSS pixels", (ratio, whole) => {
  const rungs = ladder(room(5000, 4000, ratio));
  const free = rungs.filter((rung) => rung < 1);
  expect(rungs.slice(free.length)).toEqual(whole);
  // All of it fits exactly, and from there on two steps double it.
  expect(free[0]).toBeCloseTo(((680 - 2 * EDGE) * ratio) / 4000, 12);
  expect(free.length).toBeGreaterThan(2);
  for (const [place, rung] of free.slice(1).entries())
    expect(rung / (free[place] ?? 0)).toBeCloseTo(Math.SQRT2);
  expect(ladder(room(300, 100, ratio))[0]).toBe([3, 4, 6][ratio * 2 - 2]);
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
    let view = views.settled(limited({ x: 2700, y: 1800, size: 4 }, views.spaceOf(space)), space);
    const below = (): [number, number] => {
      const { x, y, size } = placedCells(view, space);
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
  const view = { x: 250, y: 200, size: 2 };
  const after = (factor: number): number =>
    views.settled(views.zoomed(view, space, factor), space, undefined, view.size).size;
  expect([0.5, 0.9, 0.97, 1, 1.03, 1.18, 1.3, 1.6, 2.2].map(after)).toEqual([
    ladder(space)[0],
    ladder(space)[0],
    2,
    2,
    2,
    2.5,
    2.5,
    3,
    4,
  ]);
});

test("what is at a point stays there on the whole way between two views", () => {
  const space = room(5000, 4000);
  const from = { x: 2000, y: 1500, size: 2 };
  const at = { x: 900, y: 600 };
  const to = views.zoomed(from, space, 7, at);
  const below = (view: Seen): number => view.x + (at.x - views.middleOf(space).x) / view.size;
  for (const share of [0, 0.3, 0.5, 0.99, 1])
    expect(below(views.viewBetween(from, to, share))).toBeCloseTo(below(from), 9);
});

test("the picture cannot be lost, and neither its cells nor all of it be too large or small", () => {
  const space = room(500, 400);
  const far = panned({ x: 250, y: 200, size: 10 }, views.spaceOf(space), 1e9, -1e9);
  expect(placedCells(far, space)).toMatchObject({ columns: { from: 0 }, rows: { to: 400 } });
  expect(placedCells(far, space).x(0)).toBe(40 + EDGE);
  expect(placedCells(far, space).y(400)).toBe(700 - EDGE);
  expect(views.zoomed(far, space, 1e-9)).toEqual(views.wholeView(space));
  expect(views.isFitted(views.zoomed(far, space, 1e-9), space)).toBe(true);
  expect(views.zoomed(far, space, 1e9).size).toBe(96);
});

test("a cell is revealed with as little as it takes, and what is in sight moves nothing", () => {
  const space = room(500, 400);
  const view = { x: 250, y: 200, size: 10 };
  expect(views.viewShowing(view, space, 200, 250)).toEqual(view);
  for (const [row, column] of [
    [0, 0],
    [399, 499],
    [200, 320],
    [90, 250],
  ] as const) {
    const { x, y, size } = placedCells(views.viewShowing(view, space, row, column), space);
    expect(x(column)).toBeGreaterThanOrEqual(40);
    expect(x(column) + size).toBeLessThanOrEqual(1000);
    expect(y(row)).toBeGreaterThanOrEqual(20);
    expect(y(row) + size).toBeLessThanOrEqual(700);
  }
});

test("cells are found where they are placed, and none on the margin", () => {
  const space = room(500, 400, 1.5);
  const view = views.settled({ x: 250, y: 200, size: 10 }, space);
  const { x, y, size } = placedCells(view, space);
  expect(cellAt({ x: x(260) + size / 2, y: y(190) + size / 2 }, view, space)).toEqual({
    row: 190,
    column: 260,
  });
  expect(cellAt({ x: 39, y: 300 }, view, space)).toBeUndefined();
  expect(cellAt({ x: 300, y: 19 }, view, space)).toBeUndefined();
  expect(cellAt({ x: 45, y: 300 }, views.wholeView(space), space)).toBeUndefined();
});

test("a view's tiles are named once each, nearest to the middle or to a point first", () => {
  const space = room(5000, 4000);
  const view = { x: 2500, y: 2000, size: 4 };
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
  expect(tileWindow({ scale: 7.5, across: 2, down: 0 }, size)).toEqual({
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
  expect(tileWindow({ scale: 5000 / 943, across: 3, down: 0 }, size).width).toBe(943 - 3 * TILE);
});
