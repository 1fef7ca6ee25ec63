import { Dictionary } from "./dictionary.ts";

export { browserLanguages, preferredLanguage, worded } from "./dictionary.ts";
export type { FaultFacts, Messages } from "./en.ts";

/** The words of the page. */
export const pageMessages = new Dictionary(async (language) =>
  language === "zh" ? (await import("./zh.ts")).zh : (await import("./en.ts")).en,
);
