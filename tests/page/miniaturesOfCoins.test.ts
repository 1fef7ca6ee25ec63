// Coins drawn small: as many as there are, what they show told apart, and each where it lies.
import { expect, test } from "vitest";
import type { Miniatures } from "../../www/src/scene/shapes.ts";
import type { Miniaturist } from "../../www/src/views/boards/board.ts";
import { sketch as coins } from "../../www/src/views/boards/coins/sketch.ts";
import { sketch as squares } from "../../www/src/views/boards/squares/sketch.ts";

function drawn(miniatures: Miniaturist, tokens: readonly number[]): Miniatures {
  const small = miniatures({ tokens, passes: 0 });
  if (!small) throw new Error("there is no drawing");
  return small;
}

/** The circles of path data. */
const circles = (path: string): Array<{ x: number; radius: number }> =>
  [...path.matchAll(/M(-?[\d.]+),0a([\d.]+)/g)].map(([, from, radius]) => ({
    x: Number(from) + Number(radius),
    radius: Number(radius),
  }));

/** Their middles, each once, from left to right. */
const places = (path = ""): number[] =>
  [...new Set(circles(path).map(({ x }) => Math.round(x)))].sort((one, other) => one - other);

test("every head of a row is filled and every tail an empty ring, wherever the last head is", () => {
  const small = drawn(coins, [0, 1, 0, 1]);
  expect([small.of([0, 1, 0, 1]), small.of([1]), small.of([])].map(({ lines }) => places(lines))).toEqual([
    [12, 36],
    [0],
    [],
  ]);
  expect([small.of([0, 1, 0, 1]), small.of([1]), small.of([])].map(({ traces }) => places(traces))).toEqual([
    [0, 24],
    [12, 24, 36],
    [0, 12, 24, 36],
  ]);
});

test("every coin stands in the middle of its square, on a strip that stays", () => {
  const small = drawn(squares, [0, 2, 3]);
  const [start, end] = [small.of([0, 2, 3]), small.of([0, 1, 2])];
  expect([start, end].map(({ lines }) => places(lines))).toEqual([
    [0, 22, 33],
    [0, 11, 22],
  ]);
  expect([end.ground, end.traces]).toEqual([start.ground, start.traces]);
});

test.each([
  ["coins", coins, [1, 0, 1, 0, 0, 1]],
  ["squares", squares, [0, 4, 7]],
] as const)("%s lie within their frame", (_, miniatures, tokens) => {
  const { left, top, width, height, of } = drawn(miniatures, tokens);
  const { lines = "", traces = "" } = of(tokens);
  expect(circles(lines + traces).length).toBeGreaterThanOrEqual(tokens.length);
  // Lines have a width.
  for (const { x, radius } of circles(lines + traces)) {
    expect(x - radius - 0.9).toBeGreaterThanOrEqual(left);
    expect(x + radius + 0.9).toBeLessThanOrEqual(left + width);
    expect(Math.abs(top + height / 2)).toBeLessThanOrEqual(height / 2 - radius - 0.9);
  }
});

test("what a small drawing could not say is written", () => {
  const none = (miniatures: Miniaturist, tokens: readonly number[], passes = 0): void => {
    expect(miniatures({ tokens, passes })).toBeUndefined();
  };
  none(coins, []);
  none(coins, [1, 1], 1);
  none(coins, Array<number>(15).fill(1));
  none(squares, []);
  none(squares, [1], 1);
  none(squares, [14]);
});
