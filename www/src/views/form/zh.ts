import type { FormWords } from "./en.ts";

export const zh: FormWords = {
  form: {
    label: "游戏",
    ruleset: "规则",
    open: "绘制",
    more: "更多",
    at: (least, most) => `${least} 到 ${most}`,
    hint: (meaning, range) => `${meaning}${range && `，${range}`}`,
    unbounded: "留空：没有上限",
    strips: "长条的格数",
    forExample: (hint, example) => `${hint}；例如 ${example}`,
    reads: (words) => `读作：${words}。`,
    line: (number, fault) => `第 ${number} 行：${fault}`,
    play: (says, term) => `${says} · ${term}`,
    summary: (name, position, says) => `${name} ${position} · ${says}`,
  },
};
