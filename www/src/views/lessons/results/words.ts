import type { Locale } from "../../../messages/locale.ts";
import { en, type Words as ResultWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

/** The words of results, which come with them when they are opened. */
export function resultWords({ code }: Locale): ResultWords {
  return code === "zh" ? zh : en;
}
