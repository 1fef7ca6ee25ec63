import type { Locale } from "../../../messages/locale.ts";
import { wordsBy, type Words as ResultWords } from "./words.all.ts";

/** The words of results, which come with them when they are opened. */
export function resultWords({ code }: Locale): ResultWords {
  return wordsBy[code];
}
