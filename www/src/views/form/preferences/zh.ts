import type { PreferenceWords } from "./en.ts";

export const zh: PreferenceWords = {
  intro: "每位玩家希望谁获胜，最希望的在前。可拖动，或选中后用 ← → 移动。",
  row: (mover) => `${mover} 的偏好`,
  chip: (player, at) => `${player}，第 ${at} 位`,
  fixed: (player) => `${player}，自己在先`,
  moved: (mover, player, at) => `${mover}：${player} 现在是第 ${at} 位。`,
  standard: "标准",
  standardHint: "先是自己，然后依次是后面轮到的玩家",
};
