import type { Locale } from "../../messages/locale.ts";
import { en, type SequenceWords } from "./en.ts";
import { zh } from "./zh.ts";

/** The words of a sequence, which come with it when it is opened. */
export function sequenceWords({ code }: Locale): SequenceWords {
  return code === "zh" ? zh : en;
}
