import { number } from "../../../../messages/chinese.ts";
import type { en } from "./en.ts";

const conjoined = (sizes: readonly number[]): string =>
  sizes.length === 0
    ? number(0)
    : sizes
        .map((size) => `${number(size)} 枚`)
        .join("、")
        .replace(/、(?=[^、]*$)/, "和 ");

export const zh: typeof en = {
  board: "各堆石子",
  heap: (number, count) => (count === 1 ? "石子堆" : `第 ${number} 堆，共 ${count} 堆`),
  row: (number, count) => (count === 1 ? "一行石子" : `第 ${number} 行，共 ${count} 行`),
  stone: (heap, stone, size) => `${heap}：第 ${stone} 枚，共 ${number(size)} 枚`,
  cut: (sizes) => `分成 ${conjoined(sizes)}`,
  breaks: (taken, sizes) => `取走 ${number(taken)} 枚，剩下 ${conjoined(sizes)}`,
  upToWhere: "取到哪一枚？",
  several: "取其中哪些？",
  leaves: "剩下",
  between: (isLast) => (isLast ? "和" : "、"),
  field: (heap, index, count) =>
    index === 0
      ? `${heap}：一边剩下几枚`
      : index === count - 1
        ? `${heap}：另一边剩下几枚`
        : `${heap}：中间剩下几枚`,
  take: "取走",
  split: "分开",
};
