import { number } from "../../messages/chinese.ts";
import type { CommonWords } from "./en.ts";

export const zh: CommonWords = {
  bounds: { bound: "上界" },
  extent: (bound) => `各数 ≤ ${number(bound)}`,
  move: (changes) =>
    changes.map(({ from, to }) => `${number(from)} → ${to.map(number).join(" + ") || 0}`).join("，"),
  inGame: (number, move) => `游戏 ${number}：${move}`,
};
