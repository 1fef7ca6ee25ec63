import type { Locale } from "../../messages/locale.ts";
import { en, type ClassWords } from "./en.ts";
import { zh } from "./zh.ts";

/** The words of a class, which come with it when it is opened. */
export function classWords({ code }: Locale): ClassWords {
  return code === "zh" ? zh : en;
}
