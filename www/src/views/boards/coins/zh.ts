import { number } from "../../../messages/chinese.ts";
import type { BoardWords } from "../board.ts";
import { inRuns } from "./runs.ts";

export const zh: BoardWords = {
  hint: "正面朝上的硬币的编号",
  things: "枚硬币",
  bounds: { bound: "硬币枚数上限" },
  extent: (bound) => `硬币 ≤ ${number(bound)} 枚`,
  part: (place) => `第 ${place + 1} 枚`,
  source: ([place = 0]) => `第 ${place + 1} 枚`,
  move: (changes, first) =>
    `翻 ${inRuns(
      changes.map(({ place }) => place - first + 1),
      "、",
    )}`,
};
