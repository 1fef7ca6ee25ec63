import type { Locale } from "../../messages/locale.ts";
import { wordsBy, type Words as PaperWords } from "./words.all.ts";

/** The words of worksheets, on the screen and on paper, which come with them when one is opened. */
export function paperWords({ code }: Pick<Locale, "code">): PaperWords {
  return wordsBy[code];
}
