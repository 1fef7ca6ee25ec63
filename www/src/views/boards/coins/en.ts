import { number } from "../../../messages/english.ts";
import type { BoardWords } from "../board.ts";
import { inRuns } from "./runs.ts";

export const en: BoardWords = {
  hint: "The numbers of the coins that show heads",
  things: "coins",
  bounds: { bound: "Number of coins, at most" },
  extent: (bound) => `coins ≤ ${number(bound)}`,
  part: (place) => `Coin ${place + 1}`,
  source: ([place = 0]) => `coin ${place + 1}`,
  move: (changes, first) =>
    `turn ${inRuns(
      changes.map(({ place }) => place - first + 1),
      ", ",
    )}`,
};
