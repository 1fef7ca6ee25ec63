import type { Locale } from "../../messages/locale.ts";
import { wordsBy, type Words as GridWords } from "./words.all.ts";

/** The words of a grid, which come with it when it is opened. */
export function gridWords({ code }: Locale): GridWords {
  return wordsBy[code];
}
