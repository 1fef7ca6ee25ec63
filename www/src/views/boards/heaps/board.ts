import type { Board } from "../board.ts";
import { en } from "./words.en.ts";
import { zh } from "./words.zh.ts";

export const heaps: Board = {
  words: { en, zh },
  editor: async () => (await import("./editor.ts")).editor,
  stones: async () => (await import("./sketch.ts")).sketch,
  playing: async () => (await import("./play.ts")).playing,
};
