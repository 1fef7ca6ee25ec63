import type { Locale } from "../../messages/locale.ts";
import { en, type TableWords } from "./en.ts";
import { zh } from "./zh.ts";

/** The words of the table, which come with it when it is opened. */
export function tableWords({ code }: Locale): TableWords {
  return code === "zh" ? zh : en;
}
