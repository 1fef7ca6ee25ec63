import { zh as paper } from "../../kit/paper/words.zh.ts";
import { number } from "../../../messages/chinese.ts";
import type { WorksheetWords } from "./en.ts";

export const zh: WorksheetWords = {
  ...paper,
  blanks: "填写",
  blank: { all: "所有的值", some: "其中一半", options: (name) => `${name} 的选项` },
  others: "换一半",
  version: (name) => `${name} 卷`,
  starts: "其他起始局面",
  startsHint: "同一规则的局面，用空格隔开",
  tooMany: "最多再加 8 个起始局面。",
  page: (page, pages, starts, isAnswers) =>
    `第 ${page} 页，共 ${pages} 页：${starts.join("、")} 的${isAnswers ? "答案" : "练习"}`,
  coming: "正在排版……",
  sizes: (pages, width, height, points) =>
    `共 ${pages} 页，方格至少 ${width} × ${height} 毫米，字号至少 ${points} 磅`,
  tooLarge: (name, positions) => `从 ${name} 出发有 ${number(positions)} 个局面，印在一页上看不清。`,
  instead: (name) => `改用 ${name}`,
  largest: "放得下的最大起始局面：",

  arrows: "每个箭头表示一种走法。",
  tasks: {
    grundy: "在每个局面的空格中填写它的 SG 值：0、1、2……中，它的各选项都没有的最小的数。",
    outcome: "在每个局面的空格中填写 P 或 N：先手必败填 P，先手必胜填 N。",
    win: "在每个局面的空格中填写“负”或“胜”：先手必败填“负”，先手必胜填“胜”。",
    shapes: "如果一个局面的选项都没有涂黑，就把它涂黑。从已无步可走的局面开始。",
    misereShapes: "已无步可走的局面留空。其他局面，如果它的选项都没有涂黑，就把它涂黑。",
    remoteness: "在每个局面的空格中填写：胜者尽快取胜、败者尽量拖延时，到终局的步数。",
    gameValue: "在每个局面的空格中填写：获胜者是轮到者之后第几位玩家。",
    winner: (mover) => `在每个局面的空格中填写：轮到 ${mover} 时，获胜者是几号玩家。`,
  },
  open: "只填虚线框的局面。",
  optionsAlone: (names) => `只填 ${names.join("、")} 的选项。`,
};
