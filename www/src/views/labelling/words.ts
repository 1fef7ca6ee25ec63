import type { Locale } from "../../messages/locale.ts";
import { wordsBy, type Words as LabellingWords } from "./words.all.ts";

export type { LabellingWords };

/** The words of the labelling, which come with it when it is opened. */
export function labellingWords({ code }: Locale): LabellingWords {
  return wordsBy[code];
}
