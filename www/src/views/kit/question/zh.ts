import { number } from "../../../messages/chinese.ts";
import type { GuessingWords } from "./en.ts";

/** Between Chinese and other signs there is a space. */
const after = (word: string, said: string): string =>
  word + (/^[\u4e00-\u9fff]/.test(said) ? said : ` ${said}`);

export const zh: GuessingWords = {
  show: "揭示",
  follows: "可推出的",
  all: "全部",
  back: "退回",
  present: "演示",
  stepOn: "下一步",
  stepBack: "上一步",
  leave: "退出",
  worksheet: "练习纸……",
  tally: (first, tries) => `一次猜对 ${number(first)} 个，共猜 ${number(tries)} 次`,
  number: "值",
  check: "检查",
  right: "对。",
  veiled: "答出问题之前，取值不显示。",
  words: "用语",
  vocabulary: { shapes: "只用图形", win: "必胜、必败", outcome: "N 和 P", grundy: "SG 值" },
  label: "课堂",
  keysTitle: "按键",
  does: {
    "lead.present": "演示",
    "class.blank": "演示时：黑屏，再按恢复",
    "lead.leave": "演示时：退出",
    "class.keys": "显示这些按键",
  },

  ask: {
    shapes: (name) => `${name}：实心还是空心？`,
    win: (name) => `${name}：先手必胜还是必败？`,
    outcome: (name) => `${name}：P 还是 N？`,
    grundy: (name) => `${name}：SG 值是多少？`,
    remoteness: (name) => `${name}：距终局几步？`,
    value: (name) => `${name}：值是多少？`,
  },
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
  hurries: (name, option, has, value) => [
    `${name} 的值是 `,
    value,
    `：先手走到 ${option} 胜得最快，它的值是 `,
    has,
    "。",
  ],
  delays: (name, option, has, value) => [
    `${name} 的值是 `,
    value,
    `：先手走到 ${option} 拖得最久，它的值是 `,
    has,
    "。",
  ],
  has: (name, value) => [`${name} 的值是 `, value, "。"],

  wrong: {
    reached: (said, option) => `你说${after("是", said)}，但可以走到 ${option}，而它${after("是", said)}。`,
    reachedNumber: (said, option) => `你说是 ${said}，但可以走到 ${option}，而它的值就是 ${said}。`,
    others: (said, options, areShown) =>
      `你说${after("是", said)}，但它的选项${after("全是", options)}${areShown ? "，请看" : ""}。`,
    noMove: (said) => `你说${after("是", said)}，但这里已无步可走。`,
    other: (said) => `你说${after("是", said)}。请再看看它的各个选项。`,
  },
};
