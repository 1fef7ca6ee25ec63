import type { Locale } from "../../messages/locale.ts";
import { en, type Words as GridWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

/** The words of a grid, which come with it when it is opened. */
export function gridWords({ code }: Locale): GridWords {
  return code === "zh" ? zh : en;
}
