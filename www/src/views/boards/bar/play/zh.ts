import { number } from "../../../../messages/chinese.ts";
import type { BarPlayWords } from "./en.ts";

export const zh: BarPlayWords = {
  board: "一块巧克力。用方向键逐格移动，按回车键咬下。",
  square: (row, column, going, isHinted) =>
    `咬第 ${row} 行第 ${column} 列：去掉 ${number(going)} 格${isHinted ? "（提示）" : ""}`,
  poisoned: "第 1 行第 1 列：有毒",
  eaten: (row, column) => `第 ${row} 行第 ${column} 列已吃掉`,
  size: (rows) => `各行的格数：${rows.map(number).join("、")}`,
  row: "行",
  column: "列",
  eat: "咬",
};
