import type { Locale } from "../../../messages/locale.ts";
import { en, type GuessingWords } from "./en.ts";
import { zh } from "./zh.ts";

/** What is said of hidden values, wherever they are guessed. */
export function guessingWords({ code }: Pick<Locale, "code">): GuessingWords {
  return code === "zh" ? zh : en;
}
