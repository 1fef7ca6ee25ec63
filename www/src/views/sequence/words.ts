import type { Locale } from "../../messages/locale.ts";
import { en, type Words as SequenceWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

export type { SequenceWords };

/** The words of a sequence, which come with it when it is opened. */
export function sequenceWords({ code }: Locale): SequenceWords {
  return code === "zh" ? zh : en;
}
