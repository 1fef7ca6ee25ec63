import { number } from "../../../messages/chinese.ts";
import type { StepsWords } from "./en.ts";

export const zh: StepsWords = {
  hint: "第 1、2、3……级台阶上的石子数",
  things: "级",
  start: { open: "编辑各级", label: "起始局面的各级台阶" },
  bounds: { bound: "每级石子数上限", heaps: "级数上限" },
  extent: (bound, heaps) =>
    `每级石子 ≤ ${number(bound)}${heaps === undefined ? "" : `，至多 ${number(heaps)} 级`}`,
  move: (changes, first) => {
    const { place = 0, from = 0, to: [left = 0] = [] } = changes.at(-1) ?? {};
    const step = place - first + 1;
    return `第 ${step} 级的 ${number(from - left)} 枚移到${step === 1 ? "地面" : `第 ${step - 1} 级`}`;
  },
  step: (number) => `第 ${number} 级`,
  source: ([place = 0]) => `第 ${place + 1} 级`,
  part: (place) => `第 ${place + 1} 级`,
  add: "增加一级",
  removeLast: "去掉最后一级",
};
