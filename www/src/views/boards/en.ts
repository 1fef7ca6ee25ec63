import { number } from "../../messages/english.ts";
import type { BoardWords } from "./board.ts";

/** What is said of any position, unless its board says it otherwise. */
export type CommonWords = Required<Pick<BoardWords, "bounds" | "extent" | "move">> & {
  /** A move in a component of a sum. */
  inGame: (number: number, move: string) => string;
};

export const en: CommonWords = {
  bounds: { bound: "Bound" },
  extent: (bound) => `numbers ≤ ${number(bound)}`,
  move: (changes) =>
    changes.map(({ from, to }) => `${number(from)} → ${to.map(number).join(" + ") || 0}`).join(", "),
  inGame: (number, move) => `game ${number}: ${move}`,
};
