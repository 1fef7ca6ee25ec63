import type { Locale } from "../../../messages/locale.ts";
import { wordsBy, type Words as GuessingWords } from "./words.all.ts";

export type { GuessingWords };

/** What is said of hidden values, wherever they are guessed. */
export function guessingWords({ code }: Pick<Locale, "code">): GuessingWords {
  return wordsBy[code];
}
