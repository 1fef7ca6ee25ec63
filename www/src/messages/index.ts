import { Dictionary } from "./dictionary.ts";
import { figureMessages } from "./figure/index.ts";

export { browserLanguages, capitalised, preferredLanguage, worded } from "./dictionary.ts";
export type { FaultFacts, Messages } from "./en.ts";

/** The words of the page. */
export const pageMessages = new Dictionary(async (language) => {
  const words = language === "zh" ? (await import("./zh.ts")).zh : (await import("./en.ts")).en;
  // Those of a figure are among them.
  figureMessages.keep(language, words);
  return words;
});
