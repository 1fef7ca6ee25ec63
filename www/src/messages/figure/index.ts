import { Dictionary } from "../dictionary.ts";

export { browserLanguages, preferredLanguage, worded } from "../dictionary.ts";
export type { FigureMessages } from "./en.ts";

/** The words of a figure. */
export const figureMessages = new Dictionary(async (language) =>
  language === "zh" ? (await import("./zh.ts")).figure : (await import("./en.ts")).figure,
);
