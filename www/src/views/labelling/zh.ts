import { number } from "../../messages/chinese.ts";
import type { Phrase } from "../../messages/phrase.ts";
import type { LabellingWords } from "./en.ts";

const listed = <T>(values: readonly T[]): Phrase<T> =>
  values.flatMap((value, place) => (place === 0 ? [value] : ["、", value]));

export const zh: LabellingWords = {
  label: "逐步标值",
  first: "回到开头",
  previous: "上一步",
  play: "播放",
  pause: "暂停",
  next: "下一步",
  close: "结束标值",
  progress: "已标的步数",
  at: (by, done, all) =>
    by === "position"
      ? `${done === 0 ? "" : "p"}${number(done)} / ${number(all)}`
      : `第 ${number(done)} / ${number(all)} 层`,
  by: "每步",
  each: { position: "逐个局面", layer: "逐层" },
  speed: "速度",
  perSecond: (steps) => `每秒 ${steps} 步`,
  begin: (by) => `所有的值都从终局开始，由下往上求得。接下来：${by === "position" ? "p1" : "第 1 层"}。`,
  end: (positions) => `全部 ${number(positions)} 个局面都已有值。`,
  mex: ({ name, values, kind, value }) => [
    name,
    { one: "：唯一的选项的值是 ", same: "：所有选项的值都是 ", several: "：各选项的值有 " }[kind],
    ...listed(values),
    "，缺少的最小自然数是 ",
    value,
    "。",
  ],
  noOption: (name, value) => [name, "：没有选项，所以缺少的最小自然数是 ", value, "。"],
  someP: (name, option, value) => [name, `：选项 ${option} 是 P 局面，所以是 `, value, "。"],
  allN: (name, value) => [name, "：所有选项都是 N 局面，所以是 ", value, "。"],
  lost: (name, value) => [name, "：已无步可走，先手负，所以是 ", value, "。"],
  won: (name, value) => [name, "：已无步可走，反常规则下先手胜，所以是 ", value, "。"],
  ended: (name, value) => [name, "：已无步可走，所以是 ", value, "。"],
  prefers: (name, option, has, value) => [
    name,
    `：轮到者最好的选项是 ${option}，值为 `,
    has,
    "；轮次前移一位，就是 ",
    value,
    "。",
  ],
  prefersFor: (name, mover, option, value) => [
    name,
    `：${mover} 宁愿走到 ${option}，随后的胜者是 `,
    value,
    "。",
  ],
  hurries: (name, option, has, value) => [
    name,
    `：先手走到 ${option} 胜得最快，它的值是 `,
    has,
    "；加上这一步，就是 ",
    value,
    "。",
  ],
  delays: (name, option, has, value) => [
    name,
    `：先手走到 ${option} 拖得最久，它的值是 `,
    has,
    "；加上这一步，就是 ",
    value,
    "。",
  ],
  least: (name, value) => [name, "：所有选项都没有取到的最小自然数是 ", value, "。"],
  layer: ({ layer, positions, isLowest, groups }) => [
    `第 ${number(layer)} 层：${number(positions)} 个局面，${isLowest ? "都没有选项" : "其选项都已有值"}`,
    ...groups.flatMap(({ count, value }, place) => [
      `${place === 0 ? "；" : "，"}${count === positions ? "全都是" : `${number(count)} 个是`} `,
      value,
    ]),
    "。",
  ],
  brief: {
    mex: (name, values, value) => [
      name,
      "：mex {",
      ...values.flatMap((each, place) => (place === 0 ? [each] : [", ", each])),
      "} = ",
      value,
    ],
    someP: (name, option, value) => [name, `：${option} 是 P，所以是 `, value],
    prefers: (name, option, value) => [name, `：走到 ${option}，所以是 `, value],
    allN: (name, value) => [name, "：选项都是 N，所以是 ", value],
    noMove: (name, value) => [name, "：已无步可走，所以是 ", value],
    least: (name, value) => [name, " 的值是 ", value],
  },
};
