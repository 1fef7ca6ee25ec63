import type { SquaresPlayWords } from "./en.ts";

export const zh: SquaresPlayWords = {
  board: "一行方格，上面有硬币。用左方向键移动硬币，按回车键放下。",
  coin: (coin, coins, square) => `第 ${coin} 枚（共 ${coins} 枚），在第 ${square} 格`,
  to: (square) => `移到第 ${square} 格`,
  stays: "不动",
  refused: "不能这样走",
  warned: "这步会输",
  hinted: "提示",
};
