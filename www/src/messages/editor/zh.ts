import type { EditorWords } from "./en.ts";

export const zh: EditorWords = {
  item: (board, number) =>
    board === "quota" ? (number === 1 ? "石子" : "限额") : `第 ${number} ${board === "steps" ? "级" : "堆"}`,
  less: (item) => `${item}：减少一枚`,
  more: (item) => `${item}：增加一枚`,
  removeLast: "去掉最后一级",
  addGame: "要增加的游戏",
  game: (number) => `游戏 ${number}`,
  remove: (game) => `去掉${game}`,
  drawing: "局面图：删去一条边即走一步",
  cut: (ends) => `删去 ${ends.join("–")}`,
};
