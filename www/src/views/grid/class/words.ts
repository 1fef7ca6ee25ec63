import type { Locale } from "../../../messages/locale.ts";
import { en, type GridClassWords } from "./en.ts";
import { zh } from "./zh.ts";

/** The words of a grid in class. */
export function gridClassWords({ code }: Pick<Locale, "code">): GridClassWords {
  return code === "zh" ? zh : en;
}
