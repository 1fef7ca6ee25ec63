import type { Board, BoardWords } from "../board.ts";
import { en, type Words as VertexWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

/** A check has no bounds, and a move is said by its option. */
const words = ({ hint, extent }: VertexWords): BoardWords => ({
  hint,
  bounds: {},
  extent: () => extent,
  move: () => "",
});

export const vertex: Board = { words: { en: words(en), zh: words(zh) }, playing: () => import("./play.ts") };
