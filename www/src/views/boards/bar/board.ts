import type { Board } from "../board.ts";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

export const bar: Board = {
  words: { en, zh },
  editor: async () => (await import("./editor.ts")).editor,
  miniatures: async () => (await import("./miniatures.ts")).miniatures,
  playing: () => import("./play.ts"),
};
