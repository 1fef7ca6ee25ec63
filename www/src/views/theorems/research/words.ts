import type { Locale } from "../../../messages/locale.ts";
import { en, type ResearchWords } from "./en.ts";
import { zh } from "./zh.ts";

/** The words of what the reader asks of a game, which come with it when it is opened. */
export function researchWords({ code }: Locale): ResearchWords {
  return code === "zh" ? zh : en;
}
