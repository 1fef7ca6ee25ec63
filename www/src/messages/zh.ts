import { number } from "./chinese.ts";
import type { Messages } from "./en.ts";
import { board } from "./board/zh.ts";
import { figure } from "./figure/zh.ts";

/** What a field may have too many of, each with its measure word. */
const THINGS: Record<string, string> = {
  heaps: "堆",
  steps: "级",
  edges: "条边",
  sum: "个游戏",
  text: "个数字",
  players: "人",
  notation: "个部分",
};

export const zh: Messages = {
  ...figure,
  board,
  title: "Mexplorer",
  tagline: "平等组合游戏的局面图",
  otherLanguage: "English",
  switchLanguage: "Show in English",

  form: {
    label: "游戏",
    ruleset: "规则",
    position: "局面",
    address: "地址",
    open: "画图",
    convention: "胜负约定",
    players: "玩家人数",
    winner: "谁获胜",
    preferences: "联盟矩阵",
    at: (least, most) => `${least} 到 ${most}`,
    hint: (meaning, range) => `${meaning}${range && `，${range}`}`,
    components: (number) => (number === undefined ? "各游戏" : `游戏 ${number}`),
  },
  themes: { label: "页面配色", auto: "跟随系统", light: "浅色", dark: "深色" },
  help: {
    label: "帮助和术语",
    keys: "按键",
    keyList: [
      ["← ↑ → ↓", "沿走步移动，或移到相邻局面"],
      ["Enter", "走到该局面"],
      ["+ − 0", "放大、缩小、显示全图"],
      ["Shift+← ↑ → ↓", "移动放大后的图"],
      ["滚轮、双指", "缩放；拖动可移动"],
      ["指向", "显示走步；虚线框的局面可走到它"],
      ["Ctrl+Z, Ctrl+Y", "撤销、重做一步"],
      ["Esc", "关闭打开的内容"],
    ],
    glossary: "术语",
  },
  howTo: {
    title: "怎样看这幅图",
    close: "不再显示这几行",
    outcomes: "[[p|实心]]：轮到者必败（P）。[[n|空心]]：轮到者可以取胜（N）。",
    values: "[[grundy|SG 值]]：所有[[option|选项]]都没有取到的最小自然数，实心的恰为 0。",
    letters: "字母表示胜者：P 是刚走完的一方，N 是轮到走的一方。",
    arrows: "箭头是走步，有颜色的取胜。选中一个局面可看到它的全部走步。",
  },
  faults: {
    "unknown-ruleset": ({ got }) => `没有名为“${got}”的规则。`,
    "unknown-key": ({ field, got }) => `${field}：此处不认识“${got || field}”。`,
    "missing-value": ({ field, got, limit, of }) =>
      `${field}：此处缺少${(!limit && got) || (/^(edges|vertex|sum|text|choice)$/.test(of) ? "内容" : "一个数")}。`,
    "wrong-type": ({ field }) => `${field}：此处的类型不对。`,
    "not-an-integer": ({ field, got }) => `${field}：${got} 不是整数。`,
    "out-of-range": ({ field, limit, got, isBelow }) =>
      `${field}：${got} ${isBelow ? "太小，至少为" : "太大，至多为"} ${limit}。`,
    "too-many": ({ field, limit, of }) => `${field}：至多可有 ${limit} ${THINGS[of] ?? "个数"}。`,
    "unexpected-character": ({ field, got }) => `${field}：此处不应有“${got}”。`,
    "unclosed-bracket": ({ field }) => `${field}：这个括号没有闭合。`,
    "text-too-long": ({ field, limit, got }) => `${field}：至多 ${limit} 个字符，现有 ${got} 个。`,
    "unknown-choice": ({ field, got }) => `${field}：“${got}”不在可选项之内。`,
    "cyclic-graph": ({ field, got }) => `${field}：箭头绕成一圈（${got}），游戏未必会结束。`,
    "unknown-vertex": ({ got }) => `没有箭头以“${got}”为起点或终点。`,
    "nested-sum": () => "和的分量不能又是和；请逐一写出各个分量。",
    "not-a-ranking": ({ field }) => `${field}：每一行须把每位玩家各写一次，且以该行的玩家开头。`,
    "unknown-convention": ({ got }) => `没有名为“${got}”的胜负约定。`,
    "unknown-theorem": ({ got }) => `没有名为“${got}”的定理。`,
    "does-not-apply": ({ got }) => `定理“${got}”不适用于这一规则、参数与胜负约定。`,
    "no-heaps": ({ got }) => `“${got}”的局面不是若干堆石子，无法按堆列表。`,
    "too-many-positions": ({ field, limit, got }) =>
      `${field}：由此可达的局面${got ? `有 ${got} 个` : `多于 ${limit} 个`}，至多搜索 ${limit} 个。`,
    "too-many-moves": ({ field, limit }) => `${field}：由此可走的走步多于 ${limit} 个，无法逐一搜索。`,
    "out-of-memory": () => "内存不足，无法完成。",
    cancelled: () => "",
    internal: () => "求解程序出现了内部错误。",
  },

  position: {
    label: "局面",
    undo: "撤销",
    redo: "重做",
    line: "已走的各步",
    p: "[[p|P 位置]]：对方应对得当，则轮到者必败。",
    n: "[[n|N 位置]]：轮到者可以取胜。",
    unlabelled: "它的值尚未求得。",
    terminalP: "[[p|P 位置]]：已无步可走，轮到者已负。",
    terminalN: "[[n|N 位置]]：已无步可走，轮到者已胜。",
    remoteness: (moves) => `双方都走得好时，[[remoteness|还有 ${number(moves)} 步结束]]`,
    grundy: (value) => `[[grundy|SG 值]] ${number(value)}`,
    startHere: "从这里开始",
    startHint: (position) => `只画 ${position} 的局面图`,
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
    missing: (value) => `没有选项：${number(value)} 是缺少的最小数`,
    terminal: "没有[[option|选项]]，所以连 0 也缺少。",
    allN: "所有[[option|选项]]都是 [[n|N 位置]]：对方可以取胜。",
    someP: "有[[option|选项]]是 [[p|P 位置]]：走到那里，对方必败。",
    misereTerminal: (convention) => `没有选项：${convention}。`,
    wins: "取胜",
    moveTo: (label, value, change) => `走到 ${label}，${value}${change}`,
    valueIs: (value) => `值 ${number(value)}`,
    outcomeIs: (outcome) => `${outcome} 位置`,
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
    sum: "由 [[spragueGrundy|Sprague–Grundy 定理]]，它的值是各部分的值的 [[nimSum|NIM 和]]：",
    has: (part, grundy) => `${part} 为 ${number(grundy)}`,
    list: (parts) => `${parts.join("，")}。`,
  },

  theorem: {
    proved: "[[proved|已证明]]",
    "needs-hypothesis": "[[hypothesis|在假设下成立]]",
    conjecture: "[[conjecture|猜想]]",
    observed: "[[observed|观察所得]]",
    winningMoves: (moves) => `取胜的走步：${moves.join("；")}`,
    agrees: "与搜索结果一致。",
    differs: "与搜索结果不一致。",
    fails: "此处它是错的：假设不成立。搜索结果与之不同。",
    numbers: "所用的数",
    argument: "论证",
    nimSum: "[[nimSum|NIM 和]]",
  },

  notice: {
    badLink: "因此未能打开此地址。",
    unknownPosition: (position) => `此游戏中走不到 ${position}，现显示在它之前的局面。`,
    exampleInstead: (position, ruleset) => `${position} 不适用于此规则，现显示“${ruleset}”的一个例子。`,
    crashed: "求解程序崩溃，已重新启动。页面保持原样。",
    noWorker: "此浏览器不允许使用 worker，故由页面自行计算：计算较久时页面反应会变慢。",
    noSolver: "此浏览器无法启动求解程序。",
    noSolverMeans:
      "各局面的值由您的浏览器计算，用的是 Worker 中的 WebAssembly 程序。严格的内容拦截、“锁定模式”或过旧的浏览器会使它无法启动：请允许本页使用脚本、WebAssembly 和 Worker，或改用其他浏览器。",
    reload: "重新加载本页",
    rulesets: "可选的规则：",
    dismiss: "关闭",
  },
  examples: "例子",
};
