import type { Locale } from "../messages/locale.ts";
import { en, type ExportWords } from "./en.ts";
import { zh } from "./zh.ts";

/** The words of files, which come with what writes them. */
export function exportWords({ code }: Pick<Locale, "code">): ExportWords {
  return code === "zh" ? zh : en;
}
