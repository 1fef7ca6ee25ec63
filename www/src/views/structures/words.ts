import type { Locale } from "../../messages/locale.ts";
import { en, type StructuresWords } from "./en.ts";
import { zh } from "./zh.ts";

/** The words of the structures, which come with them when they are opened. */
export function structuresWords({ code }: Pick<Locale, "code">): StructuresWords {
  return code === "zh" ? zh : en;
}
