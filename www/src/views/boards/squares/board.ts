import type { Board } from "../board.ts";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

export const squares: Board = {
  words: { en, zh },
  miniatures: async () => (await import("./miniatures.ts")).miniatures,
  playing: () => import("./play.ts"),
};
