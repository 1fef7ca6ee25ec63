import type { Locale } from "../../messages/locale.ts";
import { en as guessingEn } from "../kit/question/words.en.ts";
import { zh as guessingZh } from "../kit/question/words.zh.ts";
import { en } from "./words.en.ts";
import { zh } from "./words.zh.ts";

const words = {
  en: { ...guessingEn, ...en, does: { ...en.does, ...guessingEn.does } },
  zh: { ...guessingZh, ...zh, does: { ...zh.does, ...guessingZh.does } },
};

/** The words of a class, in which values are hidden and guessed; they come with it when it is opened. */
export function classWords({ code }: Pick<Locale, "code">): typeof words.en {
  return words[code];
}
