import { zh as guessing } from "../kit/question/words.zh.ts";
import type { ClassWords } from "./en.ts";

export const zh: ClassWords = {
  ...guessing,
  this: "此局面",
  layer: "同层局面",
  close: "揭示全部并结束课堂",
  order: "猜的顺序",
  orders: { upward: "从终局开始", free: "不限" },
  allShown: "全部取值均已揭示。",

  kernel: "核",
  kernelHint: "选取一组局面，看它是不是此图的核",

  optionsFirst: (name) => `${name}：先看它的各个选项。`,
  begin: "从已无步可走的局面开始。",
  part: "只画出了这幅图的一部分，因此无法逐个揭示。",

  does: {
    "lead.on": "问下一个局面，再揭示它",
    "lead.back": "重新隐藏上一个",
    "class.say": "猜所选的局面",
    "class.show": "揭示所选的局面",
    "lead.on.arrow": "演示时：同 Page Down",
    "lead.back.arrow": "演示时：同 Page Up",
    ...guessing.does,
  },
};
