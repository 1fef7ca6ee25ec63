import type { Locale } from "../../messages/locale.ts";
import { en, type Words as ShareWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

/** The words of sharing, which come with it when it is opened. */
export function shareWords({ code }: Locale): ShareWords {
  return code === "zh" ? zh : en;
}
