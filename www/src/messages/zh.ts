import type { Messages } from "./en.ts";
import type { Phrase } from "./phrase.ts";

const numbers = new Intl.NumberFormat("zh-CN");
const number = (value: number): string => numbers.format(value);
const listed = <T>(values: readonly T[]): Phrase<T> =>
  values.flatMap((value, place) => (place === 0 ? [value] : ["、", value]));

export const zh: Messages = {
  code: "zh",
  title: "Mexplorer",
  tagline: "平等组合游戏的局面图",
  otherLanguage: "English",
  switchLanguage: "Show in English",
  number,

  form: {
    label: "游戏",
    ruleset: "规则",
    position: "局面",
    address: "地址",
    open: "画图",
    convention: "胜负规定",
    at: (least, most) => `${least} 到 ${most}`,
  },
  faults: {
    "unknown-ruleset": ({ got }) => `没有名为“${got}”的规则。`,
    "unknown-key": ({ field, got }) => `${field}：此处不认识“${got || field}”。`,
    "missing-value": ({ field }) => `${field}：此处缺少一个数。`,
    "wrong-type": ({ field }) => `${field}：此处的类型不对。`,
    "not-an-integer": ({ field, got }) => `${field}：${got} 不是整数。`,
    "out-of-range": ({ field, limit, got, isBelow }) =>
      `${field}：${got} ${isBelow ? "太小，至少为" : "太大，至多为"} ${limit}。`,
    "too-many": ({ field, limit, got }) => `${field}：至多可有 ${limit} 个数，现有 ${got} 个。`,
    "unexpected-character": ({ field, got }) => `${field}：此处不应有“${got}”。`,
    "unclosed-bracket": ({ field }) => `${field}：这个括号没有闭合。`,
    "text-too-long": ({ field, limit, got }) => `${field}：至多 ${limit} 个字符，现有 ${got} 个。`,
    "unknown-convention": ({ got }) => `没有名为“${got}”的胜负规定。`,
    "too-many-positions": ({ field, limit, got }) =>
      `${field}：由此可达的局面${got ? `有 ${got} 个` : `多于 ${limit} 个`}，至多搜索 ${limit} 个。`,
    "too-many-moves": ({ field, limit }) => `${field}：由此可走的走步多于 ${limit} 个，无法逐一搜索。`,
    cancelled: () => "",
    internal: () => "求解程序出现了内部错误。",
  },
  conjunction: (rules, name, says) => `${rules}${name}：${says}。`,

  picture: {
    label: (notation) => `${notation} 的局面图`,
    help: "方向键沿走步移动，回车键走子。",
    counts: (positions, moves, pPositions) => [
      `${number(positions)} 个局面`,
      `${number(moves)} 种走步`,
      `${number(pPositions)} 个 P 位置`,
    ],
    tooLarge: (positions, limit) =>
      `共有 ${number(positions)} 个局面，目前至多画出 ${number(limit)} 个，故未画图。`,
    refused: (limit) => `可达的局面多于 ${number(limit)} 个，无法搜索和画图。`,
    refusedMoves: (limit) => `可走的走步多于 ${number(limit)} 个，无法搜索和画图。`,
    drawn: (moves, all) =>
      moves < all ? `画出了 ${number(all)} 种走步中的 ${number(moves)} 种` : "走步已全部画出",
    enlarged: (factor) => `× ${factor.toFixed(1)}`,
    drawFrom: (position) => `从 ${position} 开始画`,
    asTable: "列成表格",
    stillWorks: "仍可逐个查看局面：它的值、走步和理由见面板。",
    progress: (positions, moves) => `已找到 ${number(positions)} 个局面、${number(moves)} 种走步`,
    cancel: "取消",
    fit: "适合窗口",
    zoomIn: "放大",
    zoomOut: "缩小",
  },

  display: {
    labels: "标注",
    labelled: { both: "局面和值", position: "局面", value: "值", number: "p1, p2, …" },
    emptyHeaps: "空堆",
    stepByStep: "逐步标值",
    view: "显示方式",
    graph: "图",
    table: "表",
  },

  labelling: {
    label: "逐步标值",
    first: "回到开头",
    previous: "上一步",
    play: "播放",
    pause: "暂停",
    next: "下一步",
    close: "结束标值",
    progress: "已走的步数",
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
    someP: (name, option, value) => [name, `：选项 ${option} 是 P 位置，所以是 `, value, "。"],
    allN: (name, value) => [name, "：所有选项都是 N 位置，所以是 ", value, "。"],
    lost: (name, value) => [name, "：已无步可走，轮到者负，所以是 ", value, "。"],
    won: (name, value) => [name, "：已无步可走，Misère 规则下轮到者胜，所以是 ", value, "。"],
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
      allN: (name, value) => [name, "：选项都是 N，所以是 ", value],
      noMove: (name, value) => [name, "：已无步可走，所以是 ", value],
      least: (name, value) => [name, " 的值是 ", value],
    },
  },

  table: {
    label: (notation) => `${notation} 的全部局面`,
    columns: {
      number: { name: "编号", title: "按 p1、p2、…… 的次序：每个局面都排在其选项之后" },
      position: { name: "局面", title: "部分少的在前，再逐个部分比较" },
      outcome: { name: "胜负", title: "P：轮到者必败；N：轮到者必胜" },
      grundy: { name: "SG 值", title: "所有选项都没有取到的最小自然数" },
      remoteness: { name: "剩余步数", title: "双方都走得好时，到结束还有几步" },
      options: { name: "选项", title: "一步可走到多少个局面" },
      layer: { name: "层", title: "从终局开始，由下往上数" },
    },
    option: "选项",
    rows: (first, last, all) => `第 ${number(first)}–${number(last)} 行，共 ${number(all)} 行`,
    filtered: (shown, all) => `${number(all)} 个局面中的 ${number(shown)} 个`,
    pages: "翻页",
    first: "最前",
    previous: "上一页",
    next: "下一页",
    last: "最后",
  },

  legend: {
    label: "图例",
    filter: "只突出这些值",
    only: (values) => `只突出 ${values}`,
    all: "全部显示",
    colourBy: "着色",
    grundy: "SG 值",
    outcome: "胜负",
    noGrundy: "Misère 规则下没有 SG 值。",
    p: "轮到者必败",
    n: "轮到者必胜",
    grundyP: "P：轮到者必败",
    grundyN: "N：轮到者必胜",
    moves: "走步：",
    cover: "中间没有其他局面",
    winning: "走到 P 位置",
    selected: "从所选局面出发",
  },

  position: {
    label: "局面",
    undo: "撤销",
    redo: "重做",
    line: "已走的各步",
    p: "P 位置：对方应对得当，则轮到者必败。",
    n: "N 位置：轮到者可以取胜。",
    terminalP: "P 位置：已无步可走，轮到者已负。",
    terminalN: "N 位置：已无步可走，轮到者已胜。",
    remoteness: (moves) => `双方都走得好时，还有 ${number(moves)} 步结束`,
    grundy: (value) => `SG 值 ${number(value)}`,
    methods: { search: "", "sprague-grundy": "逐堆求得，未经搜索", theorem: "由定理得出，未经搜索" },
    spoken: (label, outcome, grundy) =>
      `局面 ${label}，${outcome} 位置${grundy === undefined ? "" : `，SG 值 ${number(grundy)}`}`,
    spokenPosition: (position, moves) => `${position}。${moves}。`,
    spokenMoves: (options, winning) =>
      options === 0 ? "已无步可走" : `${number(options)} 种走步，其中 ${number(winning)} 种取胜`,
  },

  why: {
    value: (value) => `为什么是 ${typeof value === "number" ? number(value) : value}？`,
    mexRule: "局面的值是其所有选项都没有取到的最小自然数，即它们的 mex。",
    missing: (value) => `没有选项：${number(value)} 是缺少的最小数`,
    terminal: "没有选项，所以连 0 也缺少。",
    allN: "所有选项都是 N 位置：对方可以取胜。",
    someP: "有选项是 P 位置：走到那里，对方必败。",
    misereTerminal: (convention) => `没有选项：${convention}。`,
    wins: "取胜",
    moveTo: (label, value, change) => `走到 ${label}，${value}${change}`,
    valueIs: (value) => `值 ${number(value)}`,
    outcomeIs: (outcome) => `${outcome} 位置`,
    changes: (from, to) => `${number(from)} → ${to}`,
    listed: (listed, all) =>
      `${all === undefined ? "选项更多" : `共 ${number(all)} 个选项`}，只列出前 ${number(listed)} 个。`,
    options: (all) => `${number(all)} 个选项`,
  },

  theorem: {
    proved: "已证明",
    "needs-hypothesis": "在假设下成立",
    conjecture: "猜想",
    observed: "观察所得",
    winningMoves: (moves) => `取胜的走步：${moves.join(";")}`,
    agrees: "与搜索结果一致。",
    differs: "与搜索结果不一致。",
    nimSum: "Nim 和",
  },

  notice: {
    badLink: "因此未能打开此地址。",
    unknownPosition: (position) => `此游戏中走不到 ${position}，现显示在它之前的局面。`,
    exampleInstead: (position, ruleset) => `${position} 不适用于此规则，现显示“${ruleset}”的一个例子。`,
    crashed: "求解程序崩溃，已重新启动。页面保持原样。",
    noWorker: "此浏览器不允许使用 worker，故由页面自行计算：计算较久时页面反应会变慢。",
    noSolver: "此浏览器无法启动求解程序。",
    dismiss: "关闭",
  },
  examples: "例子",
  loading: "正在启动求解程序……",
};
