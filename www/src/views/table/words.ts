import type { Locale } from "../../messages/locale.ts";
import { wordsBy, type Words as TableWords } from "./words.all.ts";

export type { TableWords };

/** The words of the table, which come with it when it is opened. */
export function tableWords({ code }: Locale): TableWords {
  return wordsBy[code];
}
