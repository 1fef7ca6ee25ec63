import type { AloneWords } from "./en.ts";

export const zh: AloneWords = {
  rule: "规则",
  startAgain: "重新开始",
  title: (name, position) => `${name} ${position}`,
  short: { P: "必败", N: "必胜" },
};
