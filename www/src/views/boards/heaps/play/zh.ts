import { number } from "../../../../messages/chinese.ts";
import type { en } from "./en.ts";

export const zh: typeof en = {
  board: "各堆石子",
  heap: (number, count) => (count === 1 ? "石子堆" : `第 ${number} 堆，共 ${count} 堆`),
  row: (number, count) => (count === 1 ? "一行石子" : `第 ${number} 行，共 ${count} 行`),
  stone: (heap, stone, size) => `${heap}：第 ${stone} 枚，共 ${number(size)} 枚`,
  cut: (left, right) => `分成 ${number(left)} 枚和 ${number(right)} 枚`,
  breaks: (taken, left, right) =>
    left > 0 && right > 0
      ? `取走 ${number(taken)} 枚，剩下 ${number(left)} 枚和 ${number(right)} 枚`
      : `取走 ${number(taken)} 枚，剩下 ${number(left + right)} 枚`,
  upToWhere: "取到哪一枚？",
  leaves: "剩下",
  and: "和",
  fields: (heap) => [`${heap}：一边剩下几枚`, `${heap}：另一边剩下几枚`],
  take: "取走",
  split: "分开",
};
