import { byLanguage } from "../../../model/languages.ts";
import type { Board } from "../board.ts";
import { wordsBy } from "./words.all.ts";

/** No kind of its own: what a move changes when it is a pass, beside a position of any kind. */
export const pass: Board = {
  words: byLanguage((code) => ({ move: () => wordsBy[code].move })),
  playing: () => import("./play.ts"),
};
