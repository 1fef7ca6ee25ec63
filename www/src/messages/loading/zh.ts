import type { LoadingWords } from "./en.ts";

export const zh: LoadingWords = {
  parts: {
    absence: "代替图的说明",
    board: "局面的图形",
    check: "检验定理的程序",
    chinese: "中文文字",
    english: "英文文字",
    glossary: "术语",
    labelling: "逐步标值",
    players: "多人游戏的说明",
    rulesets: "规则列表",
    sheet: "帮助、例子和编辑器",
    solver: "求解程序",
    styles: "样式",
    table: "表",
    theorem: "定理的内容",
    theorems: "定理",
  },
  lost: (names) => `页面有一部分未能加载：${names.join("、")}。`,
  late: (names) => `页面有一部分仍在加载：${names.join("、")}。`,
  inVain: "重新加载整个页面或可解决。",
  again: "再次加载",
  page: "重新加载本页",
  dismiss: "关闭",
};
