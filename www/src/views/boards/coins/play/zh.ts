import type { CoinsPlayWords } from "./en.ts";

export const zh: CoinsPlayWords = {
  board: "一行硬币。用方向键在硬币之间移动，按回车键翻动。",
  heads: (coin, isHinted) => `第 ${coin} 枚，正面${isHinted ? "（提示）" : ""}`,
  tails: (coin, isHinted) => `第 ${coin} 枚，反面${isHinted ? "（提示）" : ""}`,
  idle: (coin) => `第 ${coin} 枚，反面，右边没有正面的硬币`,
  again: "再按其中一枚，就只翻这些；也可再选别的硬币。",
};
