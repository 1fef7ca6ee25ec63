import type { Board } from "../board.ts";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

export const sum: Board = {
  words: { en, zh },
  editor: async () => (await import("./editor.ts")).editor,
};
