import type { Board } from "../board.ts";
import { wordsBy } from "./words.all.ts";

export const sum: Board = {
  words: wordsBy,
  editor: async () => (await import("./editor.ts")).editor,
};
