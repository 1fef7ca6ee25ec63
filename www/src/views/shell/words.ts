import { Dictionary } from "../../messages/dictionary.ts";
import type { Language } from "../../model/values.ts";
import { figureMessages, figureWords, type FigureWords } from "../figure/words.ts";
import type { Words as FormWords } from "../form/words.en.ts";
import { kitMessages, kitWords, type KitWords } from "../kit/words.ts";
import type { Words as PanelWords } from "../panel/words.en.ts";
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
  return language === "zh"
    ? {
        ...(await import("../form/words.zh.ts")).zh,
        ...(await import("../panel/words.zh.ts")).zh,
        ...(await import("./words.zh.ts")).zh,
      }
    : {
        ...(await import("../form/words.en.ts")).en,
        ...(await import("../panel/words.en.ts")).en,
        ...(await import("./words.en.ts")).en,
      };
}
