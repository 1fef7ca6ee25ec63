import { Dictionary } from "../../messages/dictionary.ts";
import { kitMessages } from "../kit/words.ts";
import { figureMessages } from "../figure/words.ts";

/** The words of the page. */
export const pageMessages = new Dictionary(async (language) => {
  const words = language === "zh" ? (await import("./zh.ts")).zh : (await import("./en.ts")).en;
  // Those of a figure and of the kit are among them.
  figureMessages.keep(language, words);
  kitMessages.keep(language, words);
  return words;
});
