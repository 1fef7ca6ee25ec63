import type { Locale } from "../../../messages/locale.ts";
import { byLanguage } from "../../../model/languages.ts";
import { wordsBy as guessingBy } from "../../kit/question/words.all.ts";
import { wordsBy } from "./words.all.ts";

const words = byLanguage((code) => {
  const [own, guessing] = [wordsBy[code], guessingBy[code]];
  const does = { ...own.does, ...guessing.does };
  return { ...guessing, ...own, does, doesSieve: { ...own.doesSieve, ...guessing.does } };
});

/** The words of a grid in class, in which cells are guessed and shown. */
export function gridClassWords({ code }: Pick<Locale, "code">): typeof words.en {
  return words[code];
}
