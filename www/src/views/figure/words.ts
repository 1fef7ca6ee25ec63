import { Dictionary } from "../../messages/dictionary.ts";
import type { Language } from "../../model/values.ts";
import type { Words as GraphWords } from "../graph/words.en.ts";
import { kitFigureWords, type KitFigureWords } from "../kit/figure/words.ts";
import type { Words as NodeWords } from "../picture/nodes/words.en.ts";
import type { Words } from "./words.en.ts";

export type FigureWords = KitFigureWords & NodeWords & GraphWords & Words;

/** The words of a figure, wherever it stands: its own and those of its parts. */
export async function figureWords(language: Language): Promise<FigureWords> {
  const kit = await kitFigureWords(language);
  return language === "zh"
    ? {
        ...kit,
        ...(await import("../picture/nodes/words.zh.ts")).zh,
        ...(await import("../graph/words.zh.ts")).zh,
        ...(await import("./words.zh.ts")).zh,
      }
    : {
        ...kit,
        ...(await import("../picture/nodes/words.en.ts")).en,
        ...(await import("../graph/words.en.ts")).en,
        ...(await import("./words.en.ts")).en,
      };
}

export const figureMessages = new Dictionary(figureWords);
