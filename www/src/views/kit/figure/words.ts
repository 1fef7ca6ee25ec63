import { locales, type Locale } from "../../../messages/locale.ts";
import type { Language } from "../../../model/values.ts";
import { fetchWords } from "./words.each.ts";
import type { Words } from "./words.en.ts";

export type KitFigureWords = Locale & Words;

/** What the kit says in every figure. */
export async function kitFigureWords(language: Language): Promise<KitFigureWords> {
  return { ...locales[language], ...(await fetchWords[language]()) };
}
