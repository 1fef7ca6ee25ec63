import { number } from "../../../messages/chinese.ts";
import type { HeapsWords } from "./en.ts";

export const zh: HeapsWords = {
  hint: "各堆的石子数；1^4,3 表示四堆各 1 枚和一堆 3 枚",
  things: "堆",
  start: { open: "编辑各堆", label: "起始局面的各堆" },
  bounds: { bound: "最大的堆", heaps: "堆数上限" },
  extent: (bound, heaps) =>
    `各堆 ≤ ${number(bound)}${heaps === undefined ? "" : `，至多 ${number(heaps)} 堆`}`,
  heap: (number) => `第 ${number} 堆`,
  add: "增加一堆",
};
