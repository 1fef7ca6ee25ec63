import { Dictionary } from "../../messages/dictionary.ts";
import type { Language } from "../../model/values.ts";
import { fetchWords as fetchGraphWords } from "../graph/words.each.ts";
import type { Words as GraphWords } from "../graph/words.en.ts";
import { kitFigureWords, type KitFigureWords } from "../kit/figure/words.ts";
import { fetchWords as fetchNodeWords } from "../picture/nodes/words.each.ts";
import type { Words as NodeWords } from "../picture/nodes/words.en.ts";
import { fetchWords } from "./words.each.ts";
import type { Words } from "./words.en.ts";

export type FigureWords = KitFigureWords & NodeWords & GraphWords & Words;

/** The words of a figure, wherever it stands: its own and those of its parts. */
export async function figureWords(language: Language): Promise<FigureWords> {
  const kit = await kitFigureWords(language);
  return {
    ...kit,
    ...(await fetchNodeWords[language]()),
    ...(await fetchGraphWords[language]()),
    ...(await fetchWords[language]()),
  };
}

export const figureMessages = new Dictionary(figureWords);
