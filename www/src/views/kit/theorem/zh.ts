import type { ArgumentWords } from "./en.ts";

export const zh: ArgumentWords = {
  known: {
    proved: "状态：",
    "needs-hypothesis": "在假设下：",
    conjecture: "猜想，未经证明：",
    observed: "观察所得，未经证明：",
  },
  disguise: {
    title: "伪装的 Nim",
    normal: (heaps) => `相当于石子数为 ${heaps.join("、")} 的 Nim。`,
    misere: (heaps) => `相当于石子数为 ${heaps.join("、")}、按反常规则进行的 Nim。`,
  },
  source: "出处：",
  errata: "勘误：",
};
