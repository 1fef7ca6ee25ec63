import type { Locale } from "../../messages/locale.ts";
import { en, type LabellingWords } from "./en.ts";
import { zh } from "./zh.ts";

/** The words of the labelling, which come with it when it is opened. */
export function labellingWords({ code }: Locale): LabellingWords {
  return code === "zh" ? zh : en;
}
