import type { Locale } from "../../messages/locale.ts";
import { wordsBy, type Words as PlayWords } from "./words.all.ts";

export type { PlayWords };

/** The words of a game that is played, which come with its board. */
export function playWords({ code }: Locale): PlayWords {
  return wordsBy[code];
}

/** One sentence after another; an empty one is left out. */
export function sentences(words: PlayWords, first: string, next: string): string {
  return first && next ? words.sentences({ first, next }) : first || next;
}
