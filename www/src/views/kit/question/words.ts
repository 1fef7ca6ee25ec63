import type { Locale } from "../../../messages/locale.ts";
import { en, type Words as GuessingWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

export type { GuessingWords };

/** What is said of hidden values, wherever they are guessed. */
export function guessingWords({ code }: Pick<Locale, "code">): GuessingWords {
  return code === "zh" ? zh : en;
}
