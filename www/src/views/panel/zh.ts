import { number } from "../../messages/chinese.ts";
import type { PanelWords } from "./en.ts";

export const zh: PanelWords = {
  howTo: {
    title: "怎样看这幅图",
    close: "不再显示这几行",
    outcomes: "[[p|实心]]：先手必败（P）。[[n|空心]]：先手必胜（N）。",
    values: "[[grundy|SG 值]]：所有[[option|选项]]都没有取到的最小自然数，实心的恰为 0。",
    letters: "字母表示胜者：P 是刚走完的一方（后手），N 是轮到走的一方（先手）。",
    arrows: "箭头是走法，有颜色的是取胜的走法。选中一个局面可看到它的全部走法。",
  },

  position: {
    label: "局面",
    undo: "撤销",
    redo: "重做",
    line: "已走的各步",
    p: "[[p|P 局面]]：双方都走最优时，先手必败。",
    n: "[[n|N 局面]]：先手必胜。",
    unlabelled: "它的值尚未求得。",
    terminalP: "[[p|P 局面]]：已无步可走，先手已负。",
    terminalN: "[[n|N 局面]]：已无步可走，先手已胜。",
    remoteness: (moves) => `双方都走最优时，[[remoteness|再走 ${number(moves)} 步终局]]`,
    grundy: (value) => `[[grundy|SG 值]] ${number(value)}`,
    startHere: "从这里开始",
    methods: {
      search: "由搜索求得",
      recursion: "由递推表求得，未经搜索",
      "sprague-grundy": "[[spragueGrundy|逐堆求得]]，未经搜索",
      theorem: "由定理得出，未经搜索",
    },
    byTheorem: (name, proof) => `由定理得出，未经搜索：${name}${proof && `，${proof}`}`,
  },

  why: {
    value: (value) => `为什么是 ${typeof value === "number" ? number(value) : value}？`,
    mexRule: "局面的值是其所有选项都没有取到的最小自然数，即它们的 [[mex|mex]]。",
    missing: (value) => `没有选项取到 ${number(value)}：${number(value)} 就是缺少的最小数`,
    terminal: "没有[[option|选项]]，所以连 0 也缺少。",
    allN: "所有[[option|选项]]都是 [[n|N 局面]]：对方必胜。",
    someP: "有[[option|选项]]是 [[p|P 局面]]：走到那里，对方必败。",
    misereTerminal: (convention) => `没有选项：${convention}。`,
    wins: "取胜",
    moveTo: (label, value, change) => `走到 ${label}，${value}${change}`,
    valueIs: (value) => `值 ${number(value)}`,
    outcomeIs: (outcome) => `${outcome} 局面`,
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
};
