import type { Locale } from "../../messages/locale.ts";
import { en, type PlayWords } from "./en.ts";
import { zh } from "./zh.ts";

/** The words of a game that is played, which come with its board. */
export function playWords({ code }: Locale): PlayWords {
  return code === "zh" ? zh : en;
}
