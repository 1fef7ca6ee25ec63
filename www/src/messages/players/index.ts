import type { FigureMessages } from "../figure/en.ts";
import { en, type PlayersWords } from "./en.ts";
import { zh } from "./zh.ts";

/** The words for several players, which come when a game has them. */
export function playersWords({ code }: Pick<FigureMessages, "code">): PlayersWords {
  return code === "zh" ? zh : en;
}
