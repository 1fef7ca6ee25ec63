import type { Locale } from "../../messages/locale.ts";
import { wordsBy, type Words as PlayersWords } from "./words.all.ts";

export type { PlayersWords };

/** The words of the comparison, which come with it when it is opened. */
export function playersWords({ code }: Locale): PlayersWords {
  return wordsBy[code];
}
