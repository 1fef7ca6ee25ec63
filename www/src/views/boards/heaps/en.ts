import { number } from "../../../messages/english.ts";
import type { BoardWords } from "../board.ts";

export interface HeapsWords extends BoardWords {
  heap: (number: number) => string;
  add: string;
}

export const en: HeapsWords = {
  hint: "The sizes of the heaps; 1^4,3 means four heaps of 1 and one of 3",
  things: "heaps",
  start: { open: "Heaps", label: "Heaps of the start" },
  bounds: { bound: "Largest heap", heaps: "Number of heaps, at most" },
  extent: (bound, heaps) =>
    `heaps ≤ ${number(bound)}${heaps === undefined ? "" : `, at most ${number(heaps)}`}`,
  heap: (number) => `Heap ${number}`,
  add: "Add a heap",
};
