import type { Locale } from "../../../messages/locale.ts";
import { wordsBy, type Words as ResearchWords } from "./words.all.ts";

export type { ResearchWords };

/** The words of what the reader asks of a game, which come with it when it is opened. */
export function researchWords({ code }: Locale): ResearchWords {
  return wordsBy[code];
}
