import type { EdgesPlayWords } from "./en.ts";

export const zh: EdgesPlayWords = {
  board: "立在地面上的图。用方向键在边之间移动，按回车键删去。",
  edge: (ends, falling, isHinted) =>
    `删去 ${ends.join("–")}${falling > 0 ? `：另有 ${falling} 条边随之消失` : ""}${isHinted ? "（提示）" : ""}`,
  fallen: (ends) => `${ends.join("–")} 已消失`,
};
