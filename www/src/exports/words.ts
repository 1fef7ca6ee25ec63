import type { Locale } from "../messages/locale.ts";
import { wordsBy, type Words } from "./words.all.ts";

/** What files say in words, and the language that they are in. */
export type ExportWords = Words & Pick<Locale, "code">;

/** The words of files, which come with what writes them. */
export function exportWords({ code }: Pick<Locale, "code">): ExportWords {
  return { code, ...wordsBy[code] };
}
