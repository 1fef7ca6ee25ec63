// What the gallery shows: the best example of every ruleset, and figures of what else there is to show.
import type { Example, Text } from "../../../src/solver/wire.ts";

export interface Shown {
  /** Its name in links. */
  readonly id: string;
  readonly name: Text;
  readonly says: Text;
  /** A link of the page, without its “#”. */
  readonly link: string;
  /** How high the figure is, in pixels, where that does not follow from the picture of its graph. */
  readonly height?: number;
  /** The place that its picture is laid out for, in pixels, where that is not the whole width. */
  readonly stage?: { readonly width: number; readonly height: number };
}

/** The figure of a ruleset. */
export function shownOf(id: string, name: Text, { notation, says }: Example): Shown {
  return { id, name, says: sentences(says), link: `${notation}?color=outcome` };
}

/** What is said in a list, as a sentence. */
function sentences(says: Text | undefined): Text {
  const end = (text = "", stop: string): string => (/[?？!！]$/.test(text) ? text : `${text}${stop}`);
  return { en: end(says?.en, "."), zh: end(says?.zh, "。") };
}

/** The same game for more and more players, side by side. */
export const PLAYERS: readonly Shown[] = [
  ["2", "normal&color=level", "two players", "两个人"],
  ["3", "last-mover&players=3&color=level", "three players", "三个人"],
  ["4", "last-mover&players=4&color=level", "four players", "四个人"],
].map(([count = "", play = "", en = "", zh = ""]) => ({
  id: `players-${count}`,
  name: { en, zh },
  says: { en: "", zh: "" },
  link: `nim(1,2,3)?play=${play}&controls=legend`,
  height: 560,
  stage: { width: 250, height: 480 },
}));

/** A round with a way out, once of three places and once of four: of the same shape, and not won alike. */
export const DRAWS: readonly Shown[] = [
  ["three", "{a>b,b>c,c>a,c>d,d>e}", "three in the round", "一圈三个"],
  ["four", "{a>b,b>c,c>d,d>a,d>e}", "four in the round", "一圈四个"],
].map(([size = "", arrows = "", en = "", zh = ""]) => ({
  id: `draws-${size}`,
  name: { en, zh },
  says: { en: "", zh: "" },
  link: `graph[arrows=${arrows}](a)?color=outcome&controls=legend`,
  height: 430,
  stage: { width: 380, height: 350 },
}));

export const MORE: readonly Shown[] = [
  {
    id: "hidden-values",
    name: { en: "Hidden values", zh: "隐藏取值" },
    says: {
      en: "The values are hidden: let the class guess, then show them one by one.",
      zh: "取值都隐藏了：先让全班猜，再逐个揭示。",
    },
    link: "nim(1,2,3)?color=outcome&hide=values",
  },
  {
    id: "kernel",
    name: { en: "A kernel half made", zh: "尚未完成的核" },
    says: {
      en: "The P-positions are the only set without a move inside it into which a move leads from every other position. Press positions to find it.",
      zh: "P 局面是唯一的这样一个集合：其中的局面之间没有走法，其外的每个局面都有走入其中的走法。点按局面，把它找出来。",
    },
    link: "nim(1,2,3)?hide=values&kernel=(),(1,1),(1,2)",
  },
  {
    id: "step-by-step",
    name: { en: "Step by step", zh: "逐步标值" },
    says: {
      en: "Four positions have been labelled, from the end of play upwards; the rest is for the reader.",
      zh: "从终局往上，已标出四个局面的取值；其余的留给读者。",
    },
    link: "nim(1,2,3)?step=4",
  },
  {
    id: "board",
    name: { en: "A board to play on", zh: "可以对局的棋盘" },
    says: {
      en: "Play against the solver, which moves second. The solver plays perfectly, unless level= says otherwise.",
      zh: "与求解程序对局，它后走。除非用 level= 另行指定，它从不出错。",
    },
    link: "nim(3,4,5)?view=board&seats=person,solver",
    height: 620,
  },
  {
    id: "beside",
    name: { en: "Graph and board side by side", zh: "图和棋盘并排" },
    says: {
      en: "Every move on the board is a step in the graph.",
      zh: "棋盘上的每一步，就是图上的一步。",
    },
    link: "nim(1,2,3)?color=outcome&view=graph,board",
    height: 720,
  },
  {
    id: "table",
    name: { en: "A table", zh: "表格" },
    says: {
      en: "The same positions as rows, to be sorted and saved.",
      zh: "同样的局面列成表，可以排序和保存。",
    },
    link: "nim(1,2,3)?color=outcome&view=table",
    height: 560,
  },
  {
    id: "three-players",
    name: { en: "Three players", zh: "三人" },
    says: {
      en: "In turn, and the first who cannot move wins. The number on a position says how many turns after the one to move the winner comes.",
      zh: "三人轮流走，最先无法行动者胜。局面上的数表示：从轮到走的人算起，再过几个轮次是胜者。",
    },
    link: "large-nim(1,1,2,2)?play=first-stuck&players=3",
  },
  {
    id: "misere",
    name: { en: "Misère play", zh: "反常规则" },
    says: {
      en: "Whoever makes the last move loses.",
      zh: "走最后一步者负。",
    },
    link: "nim(1,2,3)?play=misere&color=outcome",
  },
  {
    id: "line",
    name: { en: "Moves made", zh: "已走的各步" },
    says: {
      en: "A game as it was played is a path in the graph.",
      zh: "一局棋是图上的一条路径。",
    },
    link: "nim(1,2,3)?color=outcome&line=(2,3),(2,2)",
  },
  {
    id: "story",
    name: { en: "A story", zh: "故事" },
    says: {
      en: "A few sentences and a question to each picture. Your own lessons are shown in the same way.",
      zh: "每幅图配几句话和一个问题。您自己的课程也这样显示。",
    },
    link: "?lesson=why-lost",
    height: 720,
  },
];
