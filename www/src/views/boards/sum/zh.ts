import type { SumWords } from "./en.ts";

export const zh: SumWords = {
  hint: "用 + 连接的各个游戏",
  things: "个游戏",
  start: { open: "编辑各游戏", label: "和中的各个游戏" },
  bounds: { bound: "最大的数", heaps: "每个的堆数上限" },
  add: "增加",
  addGame: "要增加的游戏",
  game: (number) => `游戏 ${number}`,
  remove: (game) => `去掉${game}`,
};
