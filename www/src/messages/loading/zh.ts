import type { LoadingWords } from "./en.ts";

export const zh: LoadingWords = {
  named: (name) => name.zh,
  lost: (names) => `页面有一部分未能加载：${names.join("、")}。`,
  late: (names) => `页面有一部分仍在加载：${names.join("、")}。`,
  inVain: "重新加载整个页面或可解决。",
  again: "再次加载",
  page: "重新加载本页",
  dismiss: "关闭",
};
