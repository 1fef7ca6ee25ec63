import type { PaletteWords } from "./en.ts";

export const zh: PaletteWords = {
  title: "查找",
  close: "关闭",
  field: "游戏、视图或命令",
  hint: "输入游戏、视图、定理或操作的名称",
  list: "查找结果",
  none: (typed) => `没有名为“${typed}”的内容。`,
  found: (count) => `${count} 项`,
  goals: { view: "视图", game: "游戏", example: "例子", story: "故事", theorem: "定理" },
};
