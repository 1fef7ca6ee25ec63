import type { Locale } from "../../../messages/locale.ts";
import { en, type Words as ResearchWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

export type { ResearchWords };

/** The words of what the reader asks of a game, which come with it when it is opened. */
export function researchWords({ code }: Locale): ResearchWords {
  return code === "zh" ? zh : en;
}
