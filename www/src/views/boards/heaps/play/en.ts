import { number } from "../../../../messages/english.ts";

export const en = {
  board: "Heaps",
  heap: (number: number, count: number) => (count === 1 ? "Heap" : `Heap ${number} of ${count}`),
  row: (number: number, count: number) => (count === 1 ? "Row" : `Row ${number} of ${count}`),
  stone: (heap: string, stone: number, size: number) => `${heap}: stone ${stone} of ${number(size)}`,
  cut: (left: number, right: number) => `split into ${number(left)} and ${number(right)}`,
  breaks: (taken: number, left: number, right: number) =>
    left > 0 && right > 0
      ? `take ${number(taken)}, leaves ${number(left)} and ${number(right)}`
      : `take ${number(taken)}, leaves ${number(left + right)}`,
  upToWhere: "up to which stone?",
  leaves: "leaves",
  and: "and",
  fields: (heap: string) => [`${heap}: stones left on one side`, `${heap}: stones left on the other side`],
  take: "Take",
  split: "Split",
};
