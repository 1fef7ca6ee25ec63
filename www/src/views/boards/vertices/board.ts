import type { Board } from "../board.ts";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

export const vertices: Board = {
  words: { en, zh },
  miniatures: async () => (await import("./miniatures.ts")).miniatures,
  drawing: async () => (await import("./drawing.ts")).drawing,
  playing: () => import("./play.ts"),
};
