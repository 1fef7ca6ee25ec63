import { Dictionary } from "../../messages/dictionary.ts";

/** The words of a figure. */
export const figureMessages = new Dictionary(async (language) =>
  language === "zh" ? (await import("./zh.ts")).zh : (await import("./en.ts")).en,
);
