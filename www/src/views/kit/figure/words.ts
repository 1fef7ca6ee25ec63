import { locale as chinese } from "../../../messages/chinese.ts";
import { locale as english } from "../../../messages/english.ts";
import type { Locale } from "../../../messages/locale.ts";
import type { Language } from "../../../model/values.ts";
import type { Words } from "./words.en.ts";

export type KitFigureWords = Locale & Words;

/** What the kit says in every figure. */
export async function kitFigureWords(language: Language): Promise<KitFigureWords> {
  return language === "zh"
    ? { ...chinese, ...(await import("./words.zh.ts")).zh }
    : { ...english, ...(await import("./words.en.ts")).en };
}
