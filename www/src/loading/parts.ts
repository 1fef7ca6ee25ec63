import type { PartName } from "./lazy.ts";

/** The names of parts that are no view. */
export const parts = {
  absence: { en: "the words in place of the picture", zh: "代替图的说明" },
  board: { en: "the drawing of the position", zh: "局面的图形" },
  check: { en: "the check of theorems", zh: "验证定理的程序" },
  zh: { en: "the Chinese texts", zh: "中文文字" },
  far: { en: "the picture of a large graph", zh: "大图的绘制" },
  figure: { en: "the frame of the figure", zh: "图的边框" },
  graph: { en: "the picture of a graph", zh: "图的绘制" },
  en: { en: "the English texts", zh: "英文文字" },
  glossary: { en: "the glossary", zh: "术语" },
  hidden: { en: "the words where values are hidden", zh: "隐藏取值时的说明" },
  known: { en: "what is known of sequences", zh: "数列的已知结果" },
  lesson: { en: "the lesson", zh: "课程" },
  labelling: { en: "the labelling step by step", zh: "逐步标值" },
  players: { en: "the words for several players", zh: "多人规则的说明" },
  rulesets: { en: "the list of rulesets", zh: "规则列表" },
  sheet: { en: "help, examples and the editor", zh: "帮助、例子和编辑器" },
  solver: { en: "the solver", zh: "求解程序" },
  sound: { en: "the sound", zh: "声音" },
  styles: { en: "the styles", zh: "样式" },
  summary: { en: "the summary", zh: "概要" },
  table: { en: "the table", zh: "表" },
  theorem: { en: "the text of the theorem", zh: "定理的内容" },
  theorems: { en: "the theorems", zh: "定理" },
} as const satisfies Record<string, PartName>;
