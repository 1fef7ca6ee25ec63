import type { Locale } from "../../messages/locale.ts";
import { en, type Words as TableWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

export type { TableWords };

/** The words of the table, which come with it when it is opened. */
export function tableWords({ code }: Locale): TableWords {
  return code === "zh" ? zh : en;
}
