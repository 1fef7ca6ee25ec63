import type { Locale } from "../../messages/locale.ts";
import { en, type TheoremWords } from "./en.ts";
import { zh } from "./zh.ts";

/** What is said of theorems and their checks, which comes with their view when it is opened. */
export function theoremWords({ code }: Pick<Locale, "code">): TheoremWords {
  return code === "zh" ? zh : en;
}
