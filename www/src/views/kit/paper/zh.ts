import type { PaperWords } from "./en.ts";

export const zh: PaperWords = {
  title: "练习纸",
  close: "关闭",
  paper: "纸张",
  papers: { a4: "A4", letter: "Letter" },
  withAnswers: "附答案",
  preview: "预览",
  print: "打印……",
  name: "姓名",
  date: "日期",
  answers: "答案",
};
