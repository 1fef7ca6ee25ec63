import { number } from "../../messages/chinese.ts";
import { zh as kit } from "../kit/figure/zh.ts";
import { zh as graph } from "../graph/words.zh.ts";
import type { FigureWords } from "./en.ts";

export const zh: FigureWords = {
  ...kit,
  ...graph,
  counts: {
    whole: (positions, moves, pPositions) => [
      `${number(positions)} 个局面`,
      `${number(moves)} 种走法`,
      ...(pPositions === undefined ? [] : [`${number(pPositions)} 个 P 局面`]),
    ],
    around: (positions, middle) =>
      `图中是 ${middle} 附近的 ${number(positions)} 个局面，其间的走法未必全部画出。`,
    drawn: (moves, all) =>
      moves < all ? `画出了 ${number(all)} 种走法中的 ${number(moves)} 种` : "走法已全部画出",
    shaded: (all) => `全部 ${number(all)} 种走法以深浅表示：经过的走法越多，颜色越浓`,
    showAll: (all) => `显示全部 ${number(all)} 种`,
    fewer: "显示较少",
  },

  around: {
    show: "只看所选局面周围",
    hint: (middle) => `只画出与 ${middle} 相距几步以内的局面`,
    middle: (middle) => `围绕 ${middle}`,
    within: (moves, positions) => `${number(moves)} 步 · ${number(positions)} 个`,
    positions: (positions, all) => `${number(all)} 个局面中的 ${number(positions)} 个`,
    whole: "全图",
  },

  progress: {
    soFar: (positions, moves) => `已找到 ${number(positions)} 个局面、${number(moves)} 种走法`,
    cancel: "取消",
  },

  display: {
    class: "课堂",
    classHint: "隐藏各个值，先猜，再逐个揭示",
    stepByStep: "逐步标值",
    view: "显示方式",
  },

  legend: {
    label: "图例",
    filter: "只突出这些值",
    only: (values) => `只突出 ${values}`,
    all: "全部显示",
    colourBy: "着色",
    grundy: "SG 值",
    outcome: "胜负",
    remoteness: "最优步数",
    difference: "差异",
    changed: "有变化",
    same: "无变化",
    counted: (what, positions) => `${what}：${number(positions)}`,
    comparing: (positions) => (positions > 0 ? `正在对比：已看 ${number(positions)} 个局面` : "正在对比……"),
    compareAgain: "再次对比",
    noComparison: "另一个游戏没有这些局面的值。",
    noGrundy: "反常规则下没有 SG 值。",
    grundyP: "P：先手必败",
    grundyN: "N：先手必胜",
    moves: "走法：",
    cover: "中间无其他局面的",
    other: "其他走法",
    winning: "走到 P 局面",
    solid: "走到实心的",
    wins: "取胜的",
    selected: "从所选局面出发",
  },

  loading: "正在启动求解程序……",
};
