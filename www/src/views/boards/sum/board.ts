import type { Board } from "../board.ts";
import { en } from "./words.en.ts";
import { zh } from "./words.zh.ts";

export const sum: Board = {
  words: { en, zh },
  editor: async () => (await import("./editor.ts")).editor,
};
