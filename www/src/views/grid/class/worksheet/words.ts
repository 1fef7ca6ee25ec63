import type { Locale } from "../../../../messages/locale.ts";
import { en, type SheetWords } from "./en.ts";
import { zh } from "./zh.ts";

/** The words of a grid on paper, which come with its worksheet. */
export function sheetWords({ code }: Pick<Locale, "code">): SheetWords {
  return code === "zh" ? zh : en;
}
