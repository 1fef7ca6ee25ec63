import { Dictionary } from "../../messages/dictionary.ts";
import type { Language } from "../../model/values.ts";
import { figureMessages, figureWords, type FigureWords } from "../figure/words.ts";
import { fetchWords as fetchFormWords } from "../form/words.each.ts";
import type { Words as FormWords } from "../form/words.en.ts";
import { kitMessages, kitWords, type KitWords } from "../kit/words.ts";
import { fetchWords as fetchPanelWords } from "../panel/words.each.ts";
import type { Words as PanelWords } from "../panel/words.en.ts";
import { fetchWords } from "./words.each.ts";
import type { Words } from "./words.en.ts";

export type Messages = FigureWords & KitWords & FormWords & PanelWords & Words;

/** The words of the page: its own and those of its parts. */
export const pageMessages = new Dictionary(async (language): Promise<Messages> => {
  const [figure, kit, own] = await Promise.all([
    figureWords(language),
    kitWords(language),
    ownWords(language),
  ]);
  const words = { ...figure, ...kit, ...own };
  // Those of a figure and of the kit are among them.
  figureMessages.keep(language, words);
  kitMessages.keep(language, words);
  return words;
});

async function ownWords(language: Language): Promise<FormWords & PanelWords & Words> {
  return {
    ...(await fetchFormWords[language]()),
    ...(await fetchPanelWords[language]()),
    ...(await fetchWords[language]()),
  };
}
