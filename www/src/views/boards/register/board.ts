import { byLanguage } from "../../../model/languages.ts";
import type { Board } from "../board.ts";
import { wordsBy, type Words } from "./words.all.ts";

const wordsOf = ({ noted }: Words): Board["words"]["en"] => ({
  move: ([change]) => (change ? noted({ number: change.to[0] ?? 0 }) : ""),
});

/** No kind of its own: the number that goes with a position by a rule of one’s own. */
export const register: Board = {
  words: byLanguage((code) => wordsOf(wordsBy[code])),
  playing: () => import("./play.ts"),
};
