import type { BoardWords } from "../board.ts";

export const zh: BoardWords = {
  hint: "一个顶点的名称",
  bounds: {},
  extent: () => "所有顶点",
  move: () => "",
};
