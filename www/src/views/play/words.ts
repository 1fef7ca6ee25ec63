import type { Locale } from "../../messages/locale.ts";
import { en, type Words as PlayWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

export type { PlayWords };

/** The words of a game that is played, which come with its board. */
export function playWords({ code }: Locale): PlayWords {
  return code === "zh" ? zh : en;
}

/** One sentence after another; an empty one is left out. */
export function sentences(words: PlayWords, first: string, next: string): string {
  return first && next ? words.sentences({ first, next }) : first || next;
}
