import { byLanguage } from "../../../model/languages.ts";
import type { Board, BoardWords } from "../board.ts";
import { wordsBy, type Words as VertexWords } from "./words.all.ts";

/** A check has no bounds, and a move is said by its option. */
const words = ({ hint, extent }: VertexWords): BoardWords => ({
  hint,
  bounds: {},
  extent: () => extent,
  move: () => "",
});

export const vertex: Board = {
  words: byLanguage((code) => words(wordsBy[code])),
  playing: () => import("./play.ts"),
};
