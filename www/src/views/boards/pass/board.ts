import type { Board } from "../board.ts";
import { en } from "./words.en.ts";
import { zh } from "./words.zh.ts";

/** No kind of its own: what a move changes when it is a pass, beside a position of any kind. */
export const pass: Board = {
  words: { en: { move: () => en.move }, zh: { move: () => zh.move } },
  playing: () => import("./play.ts"),
};
