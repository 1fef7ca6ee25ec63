import type { PassPlayWords } from "./en.ts";

export const zh: PassPlayWords = {
  pass: "跳过",
  board: "跳过的机会",
  left: (passes) => (passes === 0 ? "不能再跳过" : `还可跳过 ${passes} 次，所有玩家共用`),
  hint: "提示",
};
