import { byLanguage } from "../../../model/languages.ts";
import type { Board, BoardWords } from "../board.ts";
import { wordsBy, type Words as EdgesWords } from "./words.all.ts";

const wordsOf = (words: EdgesWords): BoardWords => ({
  ...words,
  move: (changes) =>
    changes.map(({ ends = [] }) => words.cutting({ edge: ends.join("–") })).join(words.betweenMoves),
});

export const edges: Board = {
  words: byLanguage((code) => wordsOf(wordsBy[code])),
  miniatures: async () => (await import("./sketch.ts")).sketch,
  drawing: async () => (await import("./drawing.ts")).drawing,
  playing: () => import("./play.ts"),
};
