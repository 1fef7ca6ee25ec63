import type { Locale } from "../../messages/locale.ts";
import { byLanguage } from "../../model/languages.ts";
import { wordsBy as guessingBy } from "../kit/question/words.all.ts";
import { wordsBy } from "./words.all.ts";

const words = byLanguage((code) => {
  const [own, guessing] = [wordsBy[code], guessingBy[code]];
  return { ...guessing, ...own, does: { ...own.does, ...guessing.does } };
});

/** The words of a class, in which values are hidden and guessed; they come with it when it is opened. */
export function classWords({ code }: Pick<Locale, "code">): typeof words.en {
  return words[code];
}
