import type { ArgumentWords } from "./en.ts";

export const zh: ArgumentWords = {
  known: {
    proved: "状态：",
    "needs-hypothesis": "在假设下：",
    conjecture: "猜想，未经证明：",
    observed: "观察所得，未经证明：",
  },
  source: "出处：",
  errata: "勘误：",
};
