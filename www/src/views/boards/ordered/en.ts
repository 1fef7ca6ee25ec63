import { number } from "../../../messages/english.ts";
import type { BoardWords } from "../board.ts";
import { heapAt } from "./names.ts";

export const en: BoardWords = {
  hint: "The stones in the heaps a₁, a₂, …, in this order",
  things: "heaps",
  start: { open: "Heaps", label: "Heaps of the start" },
  bounds: { bound: "Largest heap" },
  extent: (bound) => `heaps ≤ ${number(bound)}`,
  move: (changes, first) =>
    changes
      .map(({ place, from, to: [left = 0] }) => `${number(from - left)} from ${heapAt(place - first)}`)
      .join(", "),
  part: heapAt,
};
