import type { VertexPlayWords } from "./en.ts";

export const zh: VertexPlayWords = {
  board: "图与棋子。用方向键在顶点之间移动，按回车键走棋。",
  here: (name) => `${name}：棋子在此`,
  next: (name) => `走到 ${name}`,
  lead: "从这里可走到",
  end: "从这里没有箭头通向别处",
  large: "图太大，此处无法显示；请在图中或走法列表中走棋。",
  way: "已走的路",
};
