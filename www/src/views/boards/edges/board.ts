import type { Board } from "../board.ts";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

export const edges: Board = {
  words: { en, zh },
  miniatures: async () => (await import("./miniatures.ts")).miniatures,
  drawing: async () => (await import("./drawing.ts")).edgesDrawing,
  playing: () => import("./play.ts"),
};
