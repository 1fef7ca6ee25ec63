import type { Locale } from "../../messages/locale.ts";
import { en, type Words as StructuresWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

export type { StructuresWords };

/** The words of the structures, which come with them when they are opened. */
export function structuresWords({ code }: Pick<Locale, "code">): StructuresWords {
  return code === "zh" ? zh : en;
}
