import type { Locale } from "../../messages/locale.ts";
import { wordsBy, type Words as ShareWords } from "./words.all.ts";

/** The words of sharing, which come with it when it is opened. */
export function shareWords({ code }: Locale): ShareWords {
  return wordsBy[code];
}
