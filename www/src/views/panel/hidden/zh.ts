import { number } from "../../../messages/chinese.ts";
import type { HiddenWords } from "./en.ts";

export const zh: HiddenWords = {
  unlabelled: "它的值尚未求得。",
  hidden: "它的值已隐藏。",
  shown: "它的值已揭示；由之得出它的值有些还隐藏着。",
  isHidden: "未揭示",
  options: (all) => (all === 0 ? "已无步可走。" : `${number(all)} 个选项：`),
  more: (rest) => `另有 ${number(rest)} 个选项，见图。`,
};
