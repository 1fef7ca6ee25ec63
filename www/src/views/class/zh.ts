import { number } from "../../messages/chinese.ts";
import type { ClassWords } from "./en.ts";

/** Between Chinese and other signs there is a space. */
const after = (word: string, said: string): string =>
  word + (/^[\u4e00-\u9fff]/.test(said) ? said : ` ${said}`);

export const zh: ClassWords = {
  label: "课堂",
  show: "揭示",
  this: "此局面",
  layer: "同层局面",
  follows: "可推出的",
  all: "全部",
  back: "退回",
  close: "揭示全部并结束课堂",
  words: "用语",
  vocabulary: { shapes: "只用图形", win: "必胜、必败", outcome: "N 和 P", grundy: "SG 值" },
  order: "猜的顺序",
  orders: { upward: "从终局开始", free: "不限" },
  present: "演示",
  stepOn: "下一步",
  stepBack: "上一步",
  leave: "退出",
  allShown: "全部取值均已揭示。",
  worksheet: "练习纸……",
  tally: (first, tries) => `一次猜对 ${number(first)} 个，共猜 ${number(tries)} 次`,
  number: "值",
  check: "检查",

  ask: {
    shapes: (name) => `${name}：实心还是空心？`,
    win: (name) => `${name}：先手必胜还是必败？`,
    outcome: (name) => `${name}：P 还是 N？`,
    grundy: (name) => `${name}：SG 值是多少？`,
    value: (name) => `${name}：值是多少？`,
  },
  optionsFirst: (name) => `${name}：先看它的各个选项。`,
  begin: "从已无步可走的局面开始。",
  part: "只画出了这幅图的一部分，因此无法逐个揭示。",
  right: "对。",

  is: {
    shapes: { P: "实心", N: "空心" },
    win: { P: "必败", N: "必胜" },
    outcome: { P: "P", N: "N" },
  },
  end: (name, is) => `${name} ${after("是", is)}：已无步可走。`,
  lost: (name, is, options) => `${name} ${after("是", is)}：它的选项${after("全是", options)}。`,
  won: (name, is, option, has) => `${name} ${after("是", is)}：它的选项 ${option} ${after("是", has)}。`,
  mex: (name, values, value) => [
    `${name} 的值是 `,
    value,
    values.length === 0 ? "：已无步可走。" : "：各选项的值有 ",
    ...values.flatMap((each, place) => (place === 0 ? [each] : ["、", each])),
    ...(values.length === 0 ? [] : ["，它是缺少的最小自然数。"]),
  ],
  has: (name, value) => [`${name} 的值是 `, value, "。"],

  wrong: {
    reached: (said, option) => `你说${after("是", said)}，但可以走到 ${option}，而它${after("是", said)}。`,
    reachedNumber: (said, option) => `你说是 ${said}，但可以走到 ${option}，而它的值就是 ${said}。`,
    others: (said, options) => `你说${after("是", said)}，但它的选项${after("全是", options)}，请看。`,
    noMove: (said) => `你说${after("是", said)}，但这里已无步可走。`,
    other: (said) => `你说${after("是", said)}。请再看看它的各个选项。`,
  },

  keys: {
    title: "按键",
    all: (vocabulary) => [
      ["Page Down", "问下一个局面，再揭示它"],
      ["Page Up", "重新隐藏上一个"],
      [{ shapes: "S、O", win: "W、L", outcome: "P、N", grundy: "P、N、0–9" }[vocabulary], "猜所选的局面"],
      ["R", "揭示所选的局面"],
      ["F5", "演示"],
      ["→、←", "演示时：同 Page Down、Page Up"],
      ["B 或 .", "演示时：黑屏，再按恢复"],
      ["Esc", "演示时：退出"],
      ["?", "显示这些按键"],
    ],
  },
};
