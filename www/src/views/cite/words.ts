import type { Locale } from "../../messages/locale.ts";
import { en, type Words as CiteWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

/** The words of citing, which come with it when it is opened. */
export function citeWords({ code }: Locale): CiteWords {
  return code === "zh" ? zh : en;
}
