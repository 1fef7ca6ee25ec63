import type { Locale } from "../../messages/locale.ts";
import { wordsBy, type Words as StructuresWords } from "./words.all.ts";

export type { StructuresWords };

/** The words of the structures, which come with them when they are opened. */
export function structuresWords({ code }: Pick<Locale, "code">): StructuresWords {
  return wordsBy[code];
}
