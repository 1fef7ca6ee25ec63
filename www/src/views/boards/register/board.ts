import type { Board } from "../board.ts";
import { en, type Words } from "./words.en.ts";
import { zh } from "./words.zh.ts";

const wordsOf = ({ noted }: Words): Board["words"]["en"] => ({
  move: ([change]) => (change ? noted({ number: change.to[0] ?? 0 }) : ""),
});

/** No kind of its own: the number that goes with a position by a rule of one’s own. */
export const register: Board = {
  words: { en: wordsOf(en), zh: wordsOf(zh) },
  playing: () => import("./play.ts"),
};
