import { expect, test } from "vitest";
import {
  canRedo,
  canUndo,
  currentOf,
  jumped,
  lineFrom,
  movedLast,
  played,
} from "../../www/src/model/playedLine.ts";

const line = played(played(lineFrom("a"), "b"), "c");

test("moves are added at the end", () => {
  expect(line).toEqual({ positions: ["a", "b", "c"], cursor: 2 });
  expect(currentOf(line)).toBe("c");
});

test("moves can be taken back to the start, and made again to the end", () => {
  const start = jumped(line, 0);
  expect(currentOf(start)).toBe("a");
  expect([canUndo(start), canRedo(start)]).toEqual([false, true]);
  expect([canUndo(line), canRedo(line)]).toEqual([true, false]);
});

test("another move after one was taken back drops what followed", () => {
  expect(played(jumped(line, 1), "d").positions).toEqual(["a", "b", "d"]);
});

test("the move that was undone, made again, keeps what followed it", () => {
  expect(played(jumped(line, 0), "b")).toEqual({ positions: ["a", "b", "c"], cursor: 1 });
});

test("two players move by turns, and nobody has moved at the start", () => {
  expect([0, 1, 2].map((place) => movedLast(jumped(line, place)))).toEqual([undefined, 0, 1]);
});

test("a jump beyond the ends goes to the ends", () => {
  expect(currentOf(jumped(line, 9))).toBe("c");
  expect(currentOf(jumped(line, -9))).toBe("a");
});
