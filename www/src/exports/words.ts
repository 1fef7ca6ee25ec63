import type { Locale } from "../messages/locale.ts";
import { en, type Words } from "./words.en.ts";
import { zh } from "./words.zh.ts";

/** What files say in words, and the language that they are in. */
export type ExportWords = Words & Pick<Locale, "code">;

/** The words of files, which come with what writes them. */
export function exportWords({ code }: Pick<Locale, "code">): ExportWords {
  return { code, ...(code === "zh" ? zh : en) };
}
