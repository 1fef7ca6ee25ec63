import type { BoardWords } from "../board.ts";

export const en: BoardWords = {
  hint: "The name of a vertex",
  bounds: {},
  extent: () => "all vertices",
  move: () => "",
};
