import type { VerticesPlayWords } from "./en.ts";

export const zh: VerticesPlayWords = {
  board: "图。用方向键在顶点之间移动，按回车键选取。",
  vertex: (vertex, neighbours, isHinted) =>
    `选 ${vertex}${neighbours > 0 ? `：另有 ${neighbours} 个相邻的顶点随之去掉` : ""}${isHinted ? "（提示）" : ""}`,
  gone: (vertex) => `${vertex} 已去掉`,
};
