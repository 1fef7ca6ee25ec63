import { number } from "../../messages/chinese.ts";
import type { TableWords } from "./en.ts";

export const zh: TableWords = {
  label: (notation) => `${notation} 的全部局面`,
  columns: {
    number: { name: "编号", title: "按 p1、p2、…… 的次序：每个局面都排在其选项之后" },
    position: { name: "局面", title: "部分少的在前，部分数相同时逐个比较" },
    outcome: { name: "胜负", title: "P：先手必败；N：先手必胜" },
    grundy: { name: "SG 值", title: "所有选项都没有取到的最小自然数" },
    gameValue: { name: "博弈值", title: "胜者排在轮到者之后几位" },
    winners: { name: "胜者", title: "轮到 P₀、P₁、…… 时的胜者" },
    remoteness: { name: "最优步数", title: "双方都走最优时，到终局的步数" },
    options: { name: "选项", title: "一步可走到多少个局面" },
    layer: { name: "层", title: "从终局开始，由下往上数" },
  },
  option: "选项",
  rows: (first, last, all) => `第 ${number(first)}–${number(last)} 行，共 ${number(all)} 行`,
  filtered: (shown, all) => `${number(all)} 个局面中的 ${number(shown)} 个`,
  save: "保存全部行",
  pages: "翻页",
  first: "最前",
  previous: "上一页",
  next: "下一页",
  last: "最后",
};
