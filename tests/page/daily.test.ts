// The puzzle of a day, how many were solved in a row, and the line that carries what was done to another browser.
import { expect, test } from "vitest";
import {
  addProgress,
  forgetProgress,
  keepProgressIn,
  progress,
  progressText,
  readProgress,
} from "../../www/src/model/progress.ts";
import { dayOf, puzzleOfDay, numberOfDay, streak } from "../../www/src/views/play/daily.ts";

const GAMES = ["a", "b", "c", "d", "e", "f", "g", "h"];

test("a day has one puzzle, by its date alone, harder from Monday to Sunday", () => {
  const week = [
    "2026-11-23",
    "2026-11-24",
    "2026-11-25",
    "2026-11-26",
    "2026-11-27",
    "2026-11-28",
    "2026-11-29",
  ];
  expect(week.map((day) => puzzleOfDay(day, GAMES).level)).toEqual([1, 2, 2, 3, 3, 4, 5]);
  expect(puzzleOfDay("2026-11-28", GAMES)).toEqual(puzzleOfDay("2026-11-28", GAMES));
  expect(new Set(week.map((day) => puzzleOfDay(day, GAMES).game)).size).toBeGreaterThan(5);
  expect(new Set(week.map((day) => puzzleOfDay(day, GAMES).seed)).size).toBe(7);
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  expect(numberOfDay("1970-01-02")).toBe(1);
  for (const none of ["", "today", "2026-1-5", "2026-13-01"]) expect(numberOfDay(none)).toBeUndefined();
});

test("days count in a row up to today, or up to yesterday while today can still be solved", () => {
  expect(streak([], "2026-03-01")).toBe(0);
  expect(streak(["2026-03-01"], "2026-03-01")).toBe(1);
  expect(streak(["2026-02-27", "2026-02-28"], "2026-03-01")).toBe(2);
  expect(streak(["2026-02-26", "2026-02-28", "2026-03-01"], "2026-03-01")).toBe(2);
  expect(streak(["2026-02-27"], "2026-03-01")).toBe(0);
});

test("what was done is kept, added to by a line from elsewhere, and forgotten", () => {
  let kept = "";
  keepProgressIn({ read: () => kept, write: (text) => (kept = text) });
  expect(progress()).toEqual({ stories: [], days: [] });
  addProgress({ stories: ["xor"] });
  addProgress({ days: ["2026-11-28"], stories: ["xor"] });
  expect(progress()).toEqual({ stories: ["xor"], days: ["2026-11-28"] });
  const line = progressText(progress());
  expect(readProgress(` ${line}\n`)).toEqual(progress());
  const other = readProgress("mexplorer: why-lost 2026-11-27");
  expect(other).toEqual({ stories: ["why-lost"], days: ["2026-11-27"] });
  addProgress(other ?? {});
  expect(progress()).toEqual({ stories: ["xor", "why-lost"], days: ["2026-11-28", "2026-11-27"] });
  const ten = (right: number, seconds: number): void => addProgress({ ten: { right, seconds } });
  for (const [right, seconds] of [
    [7, 60],
    [8, 90],
    [8, 80],
    [8, 85],
    [7, 10],
  ] as const)
    ten(right, seconds);
  expect(progress().ten).toEqual({ right: 8, seconds: 80 });
  expect(readProgress(progressText(progress()))).toEqual(progress());
  for (const none of ["", "xor", "mexplorer:", "mexplorer: <b>", "elsewhere: xor"])
    expect(readProgress(none)).toBeUndefined();
  forgetProgress();
  expect(progress()).toEqual({ stories: [], days: [] });
});

test("a browser that keeps nothing is as one in which nothing was done", () => {
  const refuse = (): never => {
    throw new Error("full");
  };
  keepProgressIn({ read: refuse, write: refuse });
  addProgress({ stories: ["xor"] });
  expect(progress()).toEqual({ stories: [], days: [] });
});
