import { number } from "../../../messages/chinese.ts";
import type { BarWords } from "./en.ts";

export const zh: BarWords = {
  hint: "各行的格数；5^3 表示三行，每行 5 格",
  things: "行",
  start: { open: "编辑各行", label: "巧克力的各行" },
  bounds: { bound: "最长的一行", heaps: "行数上限" },
  extent: (bound, heaps) =>
    `各行 ≤ ${number(bound)}${heaps === undefined ? "" : `，至多 ${number(heaps)} 行`}`,
  move: ([change], first) =>
    change ? `第 ${change.place - first + 1} 行第 ${number((change.to[0] ?? 0) + 1)} 列` : "",
  part: (place) => `第 ${place + 1} 行`,
  row: (number) => `第 ${number} 行`,
  add: "增加一行",
};
