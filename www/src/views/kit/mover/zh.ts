import type { MoverWords } from "./en.ts";

export const zh: MoverWords = {
  toMove: "轮到的玩家",
  whenMoving: (player) => `轮到 ${player} 时`,
};
