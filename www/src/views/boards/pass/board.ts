import type { Board } from "../board.ts";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

/** No kind of its own: what a move changes when it is a pass, beside a position of any kind. */
export const pass: Board = { words: { en, zh }, playing: () => import("./play.ts") };
