import { number } from "../../messages/chinese.ts";
import type { PanelWords } from "./en.ts";

export const zh: PanelWords = {
  howTo: {
    title: "怎样看这幅图",
    invitation: "在这里，轮到谁走谁就输。为什么？点一个局面看看。",
    story: "或从一个故事开始",
    close: "不再显示这几行",
    outcomes: "[[p|实心]]：先手必败（P）。[[n|空心]]：先手必胜（N）。",
    values: "[[grundy|SG 值]]：所有[[option|选项]]都没有取到的最小自然数，实心的恰为 0。",
    remoteness: "[[remoteness|最优步数]]：胜者尽快取胜、败者尽量拖延时，到终局的步数。",
    letters: "字母表示胜者：P 是刚走完的一方（后手），N 是轮到走的一方（先手）。",
    arrows: "箭头是走法，有颜色的是取胜的走法。选中一个局面可看到它的全部走法。",
  },

  position: {
    label: "局面",
    redo: "重做",
    line: "已走的各步",
    lookingAt: (position, isBeyond) => `正在看 ${position}${isBeyond ? "（从起点走不到）" : ""}`,
    lookBack: (position) => `回到 ${position}`,
    outcomes: { P: "[[p|P 局面]]", N: "[[n|N 局面]]" },
    remoteness: (moves) => `双方都走最优时，[[remoteness|再走 ${number(moves)} 步终局]]`,
    grundy: (value) => `[[grundy|SG 值]] ${number(value)}`,
    startHere: "从这里开始",
    methods: {
      search: "由搜索求得",
      recursion: "由递推表求得，未经搜索",
      "sprague-grundy": "[[spragueGrundy|逐堆求得]]，未经搜索",
      period: "由已证明的周期得出，未经搜索",
      theorem: "由定理得出，未经搜索",
      several: "由几种方法求得",
    },
    byTheorem: (name, proof) => `由定理得出，未经搜索：${name}${proof && `，${proof}`}`,
  },

  plain: {
    position: "此局面",
    end: "。",
    allLose: (moves) =>
      moves === 1 ? "：唯一的走法会留下对方可胜的局面。" : "：无论怎样走，都会留下对方可胜的局面。",
    wins: "，对方必败。",
    last: (player, hasWon) =>
      `。${player === 0 ? "先走的一方" : "后走的一方"}走了最后一步，${hasWon ? "获胜" : "落败"}。`,
    answers: "每种走法，以及对方取胜的应对：",
    otherAnswers: "其他走法都输。对方的应对：",
    someAnswers: "一部分会输的走法，以及对方的应对：",
    answer: (move, answer, says) => `对 ${move} 的应对：${answer}，${says}`,
    ends: "对方无法再走，因而获胜",
  },

  why: {
    value: (value) => `SG 值为什么是 ${number(value)}？`,
    mexRule: "它是所有选项都没有取到的最小自然数，即各选项的值的 [[mex|mex]]。",
    missing: (value) => `没有选项取到 ${number(value)}，所以 mex 是 ${number(value)}`,
    terminal: "没有[[option|选项]]，没有数被取到，所以 [[mex|mex]] 是 0。",
    moveTo: (label, value, change) => `走到 ${label}，${value}${change}`,
    lookAt: (label, value, change) => `查看 ${label}，${value}${change}`,
    valueIs: (value) => `值 ${number(value)}`,
    listed: (listed, all) =>
      all === undefined
        ? `列出了 ${number(listed)} 个选项，还有更多。`
        : `共 ${number(all)} 个选项，只列出前 ${number(listed)} 个。`,
    options: (all) => `${number(all)} 个[[option|选项]]`,
    more: (rest) => `再显示 ${number(rest)} 个`,
    moreRows: (rest) => `再显示 ${number(rest)} 个值`,
  },

  parts: {
    title: "逐个部分",
    sum: "由 [[spragueGrundy|Sprague–Grundy 定理]]，它的值是各部分的值的 [[nimSum|Nim 和]]：",
    has: (part, grundy) => `${part} 为 ${number(grundy)}`,
    list: (parts) => `${parts.join("，")}。`,
  },

  periods: {
    title: "由周期得出",
    repeats: ({ period, preperiod }) =>
      `${preperiod > 0 ? `从堆 ${number(preperiod)} 起，` : ""}单堆的值以 ${number(period)} 为周期。`,
    heap: ({ heap, remainder, like }, { period }) =>
      `${number(heap)} 与 ${number(like)} 除以 ${number(period)} 都余 ${number(remainder)}，因此这两堆的值相同。`,
    proofs: {
      window: ({ period, reach, lookedThrough }) =>
        `这一周期已得到证明：每堆的值总是以同样的方式由它前面 ${number(reach)} 堆的值决定。已逐一查看小于 ${number(lookedThrough)} 的各堆：有连续 ${number(reach)} 个值与相隔 ${number(period)} 处的值相同，因此以后各值也都如此。`,
      "guy-smith": ({ period, preperiod, reach, parts, lookedThrough }) =>
        `这一周期已得到证明：每步至多取 ${number(reach)} 枚石子，由 Guy 与 Smith 的定理，只要小于 ${parts}·${number(Math.max(1, preperiod))} + ${parts}·${number(period)} + ${number(reach)} = ${number(lookedThrough)} 的各堆都合乎这一周期，它就永远成立；这些堆均已逐一查看。`,
    },
  },
};
