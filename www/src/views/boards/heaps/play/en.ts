import { number } from "../../../../messages/english.ts";

const lists = new Intl.ListFormat("en-GB");
const conjoined = (sizes: readonly number[]): string =>
  sizes.length === 0 ? number(0) : lists.format(sizes.map(number));

export const en = {
  board: "Heaps",
  heap: (number: number, count: number) => (count === 1 ? "Heap" : `Heap ${number} of ${count}`),
  row: (number: number, count: number) => (count === 1 ? "Row" : `Row ${number} of ${count}`),
  stone: (heap: string, stone: number, size: number) => `${heap}: stone ${stone} of ${number(size)}`,
  cut: (sizes: readonly number[]) => `split into ${conjoined(sizes)}`,
  breaks: (taken: number, sizes: readonly number[]) => `take ${number(taken)}, leaves ${conjoined(sizes)}`,
  upToWhere: "up to which stone?",
  several: "which of these?",
  leaves: "leaves",
  between: (isLast: boolean): string => (isLast ? " and " : ", "),
  field: (heap: string, index: number, count: number) =>
    index === 0
      ? `${heap}: stones left on one side`
      : index === count - 1
        ? `${heap}: stones left on the other side`
        : `${heap}: stones left in the middle`,
  take: "Take",
  split: "Split",
};
