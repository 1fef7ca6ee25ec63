import type { AgainstWords } from "./en.ts";

export const zh: AgainstWords = {
  compare: "对比",
  nothing: "无",
  otherPlay: { normal: "正常规则", misere: "反常规则" },
  otherRule: "另一种规则…",
  rule: "规则",
  ruleHint: "写法与链接相同，例如 bash[m=4]",
  badRule: "没有这种规则。",
  other: (name, value) => `${name}：${value}`,
  same: (name) => `${name}：相同`,
  both: (label, own, other) => `${label}：${own}；${other}`,
};
