import type { Locale } from "../../../messages/locale.ts";
import { en, type WorksheetWords } from "./en.ts";
import { zh } from "./zh.ts";

/** The words of worksheets, which come with them when one is opened. */
export function worksheetWords({ code }: Locale): WorksheetWords {
  return code === "zh" ? zh : en;
}
