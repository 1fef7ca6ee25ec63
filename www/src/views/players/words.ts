import type { Locale } from "../../messages/locale.ts";
import { en, type Words as PlayersWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

export type { PlayersWords };

/** The words of the comparison, which come with it when it is opened. */
export function playersWords({ code }: Locale): PlayersWords {
  return code === "zh" ? zh : en;
}
