import type { Locale } from "../../../messages/locale.ts";
import { en as guessingEn } from "../../kit/question/words.en.ts";
import { zh as guessingZh } from "../../kit/question/words.zh.ts";
import { en } from "./words.en.ts";
import { zh } from "./words.zh.ts";

const words = { en: together(en, guessingEn), zh: together(zh, guessingZh) };

/** The words of a grid in class, in which cells are guessed and shown. */
export function gridClassWords({ code }: Pick<Locale, "code">): typeof words.en {
  return words[code];
}

function together<Own extends typeof en, Guessing extends typeof guessingEn>(own: Own, guessing: Guessing) {
  const does = { ...own.does, ...guessing.does };
  return { ...guessing, ...own, does, doesSieve: { ...own.doesSieve, ...guessing.does } };
}
