import { zh as faults } from "../../messages/faults/words.zh.ts";
import type { KitWords } from "./en.ts";
import { zh as figure } from "./figure/zh.ts";

export const zh: KitWords = {
  ...figure,
  ...faults,
  fields: {
    position: "局面",
    address: "地址",
    game: "游戏",
    convention: "胜负约定",
    players: "玩家数",
    winner: "谁获胜",
    preferences: "联盟矩阵",
    components: (number) => (number === undefined ? "各游戏" : `游戏 ${number}`),
  },

  startHint: (position) => `只画 ${position} 的局面图`,

  theorem: {
    proved: "[[proved|已证明]]",
    "needs-hypothesis": "[[hypothesis|在假设下成立]]",
    conjecture: "[[conjecture|猜想]]",
    observed: "[[observed|观察所得]]",
    winningMoves: (moves) => `取胜的走法：${moves.join("；")}`,
    agrees: "与搜索结果一致。",
    differs: "与搜索结果不一致。",
    fails: "它在此处不成立，因为假设不成立；搜索结果与之不同。",
    numbers: "所用的数",
    argument: "论证",
    nimSum: "[[nimSum|Nim 和]]",
    cycleStep: (from, value, to, valueThere) =>
      `沿圈从第 ${from} 格（值 ${value}）走到第 ${to} 格（值 ${valueThere}）`,
    cycle: (places, runs) => `${places} 格上的值，自顶端起按顺时针：${runs.join("、")}`,
  },

  notice: {
    badLink: "未能打开此链接。",
    notDrawn: "未能画出此图。",
    unknownPosition: (position) => `此游戏中走不到 ${position}，现显示在它之前的局面。`,
    exampleInstead: (position, ruleset) => `${position} 不适用于此规则，现显示“${ruleset}”的一个例子。`,
    sourceInstead: (position, start) => `此图没有 ${position}，现从 ${start} 开始，没有箭头指向它。`,
    crashed: "求解程序崩溃，已重新启动。页面保持原样。",
    redrawn: "绘制时出错，已重新绘制。",
    misdrawn: "出错了，无法画出。",
    noWorker: "此浏览器不允许使用 worker，因此由页面自行计算，较久的计算会使页面反应变慢。",
    noSolver: "此浏览器无法启动求解程序。",
    noSolverMeans:
      "各局面的值由您的浏览器计算，用的是 worker 中的 WebAssembly 程序。严格的内容拦截、“锁定模式”或过旧的浏览器会使它无法启动：请允许本页使用脚本、WebAssembly 和 worker，或改用其他浏览器。",
    lessonKept: (title) => `“${title}”已存入此浏览器：见“例子”中的“我的课程”。`,
    lessonNotKept: (title) =>
      `“${title}”未能存入此浏览器。关闭本页之前，可在“例子”中的“我的课程”找到它；请把它保存为文件。`,
    again: "重新打开",
    reload: "重新加载本页",
    example: "看一个例子",
    rulesets: "可选的规则：",
    dismiss: "关闭",
  },
};
