import { expect, test } from "vitest";
import {
  canRedo,
  canUndo,
  currentOf,
  jumped,
  lineFrom,
  played,
  redone,
  undone,
} from "../../www/src/model/playedLine.ts";

const line = played(played(lineFrom("a"), "b"), "c");

test("moves are added at the end", () => {
  expect(line).toEqual({ positions: ["a", "b", "c"], cursor: 2 });
  expect(currentOf(line)).toBe("c");
});

test("undo and redo go along the line and stop at its ends", () => {
  const start = undone(undone(undone(line)));
  expect(currentOf(start)).toBe("a");
  expect(canUndo(start)).toBe(false);
  expect(canRedo(start)).toBe(true);
  expect(redone(redone(redone(start)))).toEqual(line);
});

test("another move after an undo drops what was undone", () => {
  expect(played(undone(line), "d").positions).toEqual(["a", "b", "d"]);
});

test("the move that was undone, made again, keeps what followed it", () => {
  expect(played(jumped(line, 0), "b")).toEqual({ positions: ["a", "b", "c"], cursor: 1 });
});

test("a jump beyond the ends goes to the ends", () => {
  expect(currentOf(jumped(line, 9))).toBe("c");
  expect(currentOf(jumped(line, -9))).toBe("a");
});
