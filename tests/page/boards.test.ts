// The boards of the page against the kinds of position that the solver has.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BOARDS, boardWords, changesOf } from "../../www/src/views/boards/boards.ts";
import { pageMessages } from "../../www/src/views/shell/words.ts";
import type { Catalogue } from "../../www/src/solver/wire.ts";

const file = new URL("../../www/src/solver/prose/catalogue.json", import.meta.url);
const { rulesets } = JSON.parse(readFileSync(file, "utf8")) as Catalogue;
const kinds = [...new Set(rulesets.map(({ board }) => board))];
const languages = [await pageMessages.load("en"), await pageMessages.load("zh")];

test("every kind of position has a board, and every board but those beside it a kind", () => {
  expect(Object.keys(BOARDS).sort()).toEqual([...kinds, "pass", "register"].sort());
});

test.each(kinds)("the board of %s says in both languages the same things", (kind) => {
  const words = languages.map((messages) => boardWords(kind, messages));
  for (const each of words) {
    expect(each.hint).toBeTruthy();
    expect(each.extent({ bound: 7, heaps: 2 })).toBeTruthy();
    expect(each.start !== undefined).toBe(BOARDS[kind]?.editor !== undefined);
  }
  const said = words.map((each) => [Object.keys(each), Object.keys(each.bounds)]);
  expect(said[1]).toEqual(said[0]);
  const texts = words.map((each) => [each.hint, each.things, each.start?.label, each.bounds.bound]);
  for (const [index, text] of texts[0]?.entries() ?? [])
    if (text !== undefined) expect(texts[1]?.[index]).not.toBe(text);
});

test("the choice of heaps has a name wherever there is one", () => {
  for (const { board, mostHeaps = 1 } of rulesets)
    for (const messages of languages)
      if (mostHeaps > 1) expect(boardWords(board, messages).bounds.heaps, board).toBeTruthy();
});

const change = (place: number, from: number, ...to: number[]) => ({ place, from, to });

test.each([
  [
    "heaps",
    [change(0, 1200, 1, 2)],
    "take 1,197 from the heap of 1,200 and leave 1 + 2",
    "从 1,200 枚的一堆取 1,197 枚，分成 1 + 2",
  ],
  [
    "heaps",
    [change(0, 3), change(1, 4, 1)],
    "take 3 from the heap of 3, take 3 from the heap of 4",
    "从 3 枚的一堆取 3 枚，从 4 枚的一堆取 3 枚",
  ],
  ["heaps", [change(0, 5, 2, 3)], "split the heap of 5 into 2 + 3", "把 5 枚的一堆分成 2 + 3"],
  ["heaps", [change(0, 3, 5)], "3 → 5", "3 → 5"],
  [
    "steps",
    [change(0, 0, 2), change(1, 3, 1)],
    "2 stones from step 2 to step 1",
    "第 2 级的 2 枚移到第 1 级",
  ],
  ["steps", [change(0, 3, 2)], "1 stone from step 1 to the floor", "第 1 级的 1 枚移到地面"],
  [
    "ordered",
    [change(0, 3, 1), change(2, 4, 0)],
    "take 2 from a₁, take 4 from a₃",
    "从 a₁ 取 2 枚，从 a₃ 取 4 枚",
  ],
  ["quota", [change(0, 9, 7), change(1, 3, 4)], "take 2 stones", "取 2 枚"],
  ["edges", [{ ...change(1, 2 ** 26 + 2), ends: [1, 2] as [number, number] }], "cut 1–2", "删去 1–2"],
  ["vertices", [{ ...change(1, 2 ** 47), ends: [2, 2] as [number, number] }], "choose 2", "选 2"],
  ["coins", [change(0, 0, 1), change(2, 1, 0)], "turn 1, 3", "翻 1、3"],
  ["coins", [change(0, 0, 1), change(2, 1, 0), change(3, 0, 1), change(4, 1, 0)], "turn 1, 3–5", "翻 1、3–5"],
  ["bar", [change(1, 5, 3)], "row 2, column 4", "第 2 行第 4 列"],
  ["squares", [change(1, 5, 3)], "5 to 3", "第 5 格到第 3 格"],
  ["vertex", [change(0, 1, 2)], "", ""],
  ["pass", [change(2, 1, 0)], "pass", "跳过"],
])("a move of %s is told: %j", (board, changes, ...told) => {
  expect(languages.map((messages) => changesOf({ board, first: 0, changes }, messages))).toEqual(told);
});

test("a move in a sum is told with its component, by places of its own", () => {
  const move = { board: "steps", component: 1, first: 3, changes: [change(3, 2, 1)] };
  expect(languages.map((messages) => changesOf(move, messages))).toEqual([
    "game 2: 1 stone from step 1 to the floor",
    "游戏 2：第 1 级的 1 枚移到地面",
  ]);
  const words = languages.map((messages) => changesOf({ ...move, board: "vertex" }, messages));
  expect(words).toEqual(["", ""]);
});
