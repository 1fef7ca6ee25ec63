import type { ExportWords } from "./en.ts";

export const zh: ExportWords = {
  code: "zh",
  players: (players) => `${players} 名玩家`,
  title: (game, start, convention) => `${game} ${start}，${convention}`,
  positions: (positions, moves, p) =>
    `局面图：${positions} 个局面，${moves} 个走法${p === undefined ? "" : `，其中 ${p} 个 P 局面`}。`,
  part: (positions, moves) => `局面图的一部分：${positions} 个局面，其间 ${moves} 个走法。`,
  around: (positions, whole, within, middle, moves) =>
    `局面图的一部分：与 ${middle} 相距 ${within} 步以内的局面，共 ${positions} 个（全图 ${whole} 个），其间 ${moves} 个走法。`,
  labelling: (from, to) => `各局面依次得到数值：第 ${from} 步至第 ${to} 步。`,
  stepwise: "SVG（逐步）",
};
