import type { PlayerKeysWords } from "./en.ts";

export const zh: PlayerKeysWords = {
  gameValue: "博弈值",
  noGameValues: "只有标准联盟矩阵下局面才有博弈值。",
  winner: "胜者",
  moverWins: "轮到者胜",
  lastWins: "刚走完者胜（实心）",
  short: { moverWins: "轮到者胜", lastWins: "刚走完者胜" },
  solidFor: (player) => `获胜。实心：${player} 走到那里就胜。`,
};
