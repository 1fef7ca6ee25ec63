import { Dictionary } from "../../messages/dictionary.ts";
import type { Words as FaultWords } from "../../messages/faults/words.en.ts";
import type { Language } from "../../model/values.ts";
import { kitFigureWords, type KitFigureWords } from "./figure/words.ts";
import type { Words } from "./words.en.ts";

export type KitWords = KitFigureWords & FaultWords & Words;

/** What the kit says on a page. */
export async function kitWords(language: Language): Promise<KitWords> {
  const figure = await kitFigureWords(language);
  return language === "zh"
    ? {
        ...figure,
        ...(await import("../../messages/faults/words.zh.ts")).zh,
        ...(await import("./words.zh.ts")).zh,
      }
    : {
        ...figure,
        ...(await import("../../messages/faults/words.en.ts")).en,
        ...(await import("./words.en.ts")).en,
      };
}

/** Those a figure alone fetches when it has something of them to say. */
export const kitMessages = new Dictionary(kitWords);
