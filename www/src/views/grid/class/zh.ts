import { zh as guessing } from "../../kit/question/words.zh.ts";
import type { GridClassWords } from "./en.ts";

export const zh: GridClassWords = {
  ...guessing,
  this: "此格",
  row: "同行各格",
  hideAll: "全部隐藏",
  press: "选一格：猜它的值，或揭示它。",
  allShown: "全部取值均已揭示。",
  notOneByOne: "值已隐藏。不超过 10,000 格的方格图可以逐格揭示。",
  labelled: "图中标出一个局面的值，对应的格就显示它的值。",

  keys: [
    [["↑", "↓", "←", "→"], "移到相邻的格"],
    [["Enter"], "问这一格"],
  ],
  does: {
    "class.say": "猜所问的格",
    "class.show": "揭示它",
    "lead.on": "问下一格，再揭示它",
    "lead.back": "重新隐藏上一格",
    ...guessing.does,
  },
  doesSieve: { "lead.on": "找出下一个 P 局面", "lead.back": "退回一步", ...guessing.does },
};
