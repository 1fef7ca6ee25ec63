import type { Language } from "../../model/values.ts";
import { en, type LoadingWords } from "./en.ts";
import { zh } from "./zh.ts";

/** The words for what does not come, in both languages: they cannot be fetched when nothing can. */
export function loadingWords(language: Language): LoadingWords {
  return language === "zh" ? zh : en;
}
