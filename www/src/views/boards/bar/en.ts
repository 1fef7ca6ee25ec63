import { number } from "../../../messages/english.ts";
import type { BoardWords } from "../board.ts";

export interface BarWords extends BoardWords {
  row: (number: number) => string;
  add: string;
}

export const en: BarWords = {
  hint: "The squares of each row; 5^3 means three rows of 5",
  things: "rows",
  start: { open: "Rows", label: "Rows of the bar" },
  bounds: { bound: "Longest row", heaps: "Number of rows, at most" },
  extent: (bound, heaps) =>
    `rows ≤ ${number(bound)}${heaps === undefined ? "" : `, at most ${number(heaps)} of them`}`,
  move: ([change], first) =>
    change ? `row ${change.place - first + 1}, column ${number((change.to[0] ?? 0) + 1)}` : "",
  part: (place) => `Row ${place + 1}`,
  row: (number) => `Row ${number}`,
  add: "Add a row",
};
