import { count, number } from "../../../messages/english.ts";
import type { BoardWords } from "../board.ts";

export interface QuotaWords extends BoardWords {
  /** The two numbers of a position. */
  numbers: readonly [stones: string, quota: string];
}

const NUMBERS = ["Stones", "Quota"] as const;

export const en: QuotaWords = {
  hint: "The stones, and how many of them the next move may take; the stones alone mean a start",
  start: { open: "Stones", label: "Stones and quota of the start" },
  bounds: { bound: "Number of stones, at most" },
  extent: (bound) => `stones ≤ ${number(bound)}`,
  move: ([change]) => `take ${count((change?.from ?? 0) - (change?.to[0] ?? 0), "stone", "stones")}`,
  numbers: NUMBERS,
  part: (place) => NUMBERS[place] ?? "",
};
