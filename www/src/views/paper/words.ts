import type { Locale } from "../../messages/locale.ts";
import { en, type Words as PaperWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

/** The words of worksheets, on the screen and on paper, which come with them when one is opened. */
export function paperWords({ code }: Pick<Locale, "code">): PaperWords {
  return code === "zh" ? zh : en;
}
