import type { Board } from "../board.ts";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

export const vertex: Board = { words: { en, zh }, playing: () => import("./play.ts") };
