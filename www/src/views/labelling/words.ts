import type { Locale } from "../../messages/locale.ts";
import { en, type Words as LabellingWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

export type { LabellingWords };

/** The words of the labelling, which come with it when it is opened. */
export function labellingWords({ code }: Locale): LabellingWords {
  return code === "zh" ? zh : en;
}
