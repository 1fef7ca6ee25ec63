import { number } from "../chinese.ts";
import type { FigureMessages } from "./en.ts";

export const figure: FigureMessages = {
  code: "zh",
  number,
  anyOf: (values) => values.join("、").replace(/、(?=[^、]*$)/, " 或 "),
  players: (players) => `${players} 位玩家`,
  preferences: (rows) => `；联盟矩阵 ${rows}`,
  conjunction: (rules, name, says) => [...rules, `${name}：${says}。`].join(""),

  picture: {
    label: (notation) => `${notation} 的局面图`,
    help: "方向键沿走步移动，回车键走子。",
    counts: (positions, moves, pPositions) => [
      `${number(positions)} 个局面`,
      `${number(moves)} 种走步`,
      ...(pPositions === undefined ? [] : [`${number(pPositions)} 个 P 位置`]),
    ],
    tooLarge: (positions, limit) => `共有 ${number(positions)} 个局面，图中至多可画 ${number(limit)} 个。`,
    refused: (limit) => `可达的局面多于 ${number(limit)} 个，无法搜索和画图。`,
    around: (positions, middle) =>
      `图中是 ${middle} 附近的 ${number(positions)} 个局面，其间的走步未必全部画出。`,
    refusedMoves: (limit) => `可走的走步多于 ${number(limit)} 个，无法搜索和画图。`,
    drawn: (moves, all) =>
      moves < all ? `画出了 ${number(all)} 种走步中的 ${number(moves)} 种` : "走步已全部画出",
    enlarged: (factor) => `局部，× ${factor.toFixed(1)}`,
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
    theorems: "定理",
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
    n: "轮到者可胜",
    grundyP: "P：轮到者必败",
    grundyN: "N：轮到者可胜",
    moves: "走步：",
    cover: "两步不能代替的",
    winning: "走到 P 位置",
    wins: "取胜的",
    selected: "从所选局面出发",
  },

  verdict: {
    spokenWinners: (label, gameValue, winners) =>
      `局面 ${label}，${gameValue === undefined ? `轮到 P0、P1 等时，胜者依次为 ${winners}` : `博弈值 ${gameValue}`}`,
    spoken: (label, outcome, grundy) =>
      `局面 ${label}，${outcome} 位置${grundy === undefined ? "" : `，SG 值 ${number(grundy)}`}`,
    spokenPosition: (position, moves) => `${position}。${moves}。`,
    spokenMoves: (options, winning, areMore) =>
      options === 0
        ? "已无步可走"
        : areMore
          ? `走步多于 ${number(options)} 种`
          : `${number(options)} 种走步${winning === undefined ? "" : `，${winning === 0 ? "都不取胜" : `其中 ${number(winning)} 种取胜`}`}`,
  },
  loading: "正在启动求解程序……",
};
