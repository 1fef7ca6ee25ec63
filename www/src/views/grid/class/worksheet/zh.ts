import { zh as paper } from "../../../kit/paper/words.zh.ts";
import type { SheetWords } from "./en.ts";

export const zh: SheetWords = {
  ...paper,
  coming: "正在排版……",
  tooLarge: (most) => `一页最多印 ${most} 行 ${most} 列。请减少行数和列数。`,
  size: (rows, columns, side) => `${rows} 行 ${columns} 列，每格 ${side} × ${side} 毫米`,
  page: (page, pages, notation, isAnswers) =>
    `第 ${page} 页，共 ${pages} 页：${notation} 的${isAnswers ? "答案" : "练习"}`,
  where: (row, column, label) => `第 ${row} 行第 ${column} 列的格是局面 ${label}。`,
  tasks: {
    grundy: "在每个空格中填写它的 SG 值：0、1、2……中，它的各选项都没有的最小的数。",
    outcome: "在每个空格中填写 P 或 N：先手必败填 P，先手必胜填 N。",
    win: "在每个空格中填写“负”或“胜”：先手必败填“负”，先手必胜填“胜”。",
    shapes: "如果一格的选项都没有涂黑，就把它涂黑，否则在格中画圈。从已无步可走的格开始。",
    misereShapes: "已无步可走的格画圈。其他的格，如果它的选项都没有涂黑，就把它涂黑，否则画圈。",
    gameValue: "在每个空格中填写：获胜者是轮到者之后第几位玩家。",
    winner: (mover) => `在每个空格中填写：轮到 ${mover} 时，获胜者是几号玩家。`,
  },
};
