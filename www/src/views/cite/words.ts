import type { Locale } from "../../messages/locale.ts";
import { wordsBy, type Words as CiteWords } from "./words.all.ts";

/** The words of citing, which come with it when it is opened. */
export function citeWords({ code }: Locale): CiteWords {
  return wordsBy[code];
}
