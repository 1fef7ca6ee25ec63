import type { Locale } from "../../../messages/locale.ts";
import { en as paperEn } from "../../kit/paper/words.en.ts";
import { zh as paperZh } from "../../kit/paper/words.zh.ts";
import { en } from "./words.en.ts";
import { zh } from "./words.zh.ts";

const words = { en: { ...paperEn, ...en }, zh: { ...paperZh, ...zh } };

/** The words of worksheets, on the screen and on paper, which come with them when one is opened. */
export function worksheetWords({ code }: Locale): typeof words.en {
  return words[code];
}
