import type { Board } from "../board.ts";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

export const ordered: Board = {
  words: { en, zh },
  editor: async () => (await import("./editor.ts")).editor,
  playing: async () => (await import("./play.ts")).playing,
};
