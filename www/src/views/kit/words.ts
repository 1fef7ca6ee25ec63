import { Dictionary } from "../../messages/dictionary.ts";
import { fetchWords as fetchFaultWords } from "../../messages/faults/words.each.ts";
import type { Words as FaultWords } from "../../messages/faults/words.en.ts";
import type { Language } from "../../model/values.ts";
import { kitFigureWords, type KitFigureWords } from "./figure/words.ts";
import { fetchWords } from "./words.each.ts";
import type { Words } from "./words.en.ts";

export type KitWords = KitFigureWords & FaultWords & Words;

/** What the kit says on a page. */
export async function kitWords(language: Language): Promise<KitWords> {
  const figure = await kitFigureWords(language);
  return { ...figure, ...(await fetchFaultWords[language]()), ...(await fetchWords[language]()) };
}

/** Those a figure alone fetches when it has something of them to say. */
export const kitMessages = new Dictionary(kitWords);
