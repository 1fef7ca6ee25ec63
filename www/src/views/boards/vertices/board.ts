import { byLanguage } from "../../../model/languages.ts";
import type { Board, BoardWords } from "../board.ts";
import { wordsBy, type Words as VerticesWords } from "./words.all.ts";

const wordsOf = (words: VerticesWords): BoardWords => ({
  ...words,
  move: (changes) =>
    changes.map(({ ends }) => words.choosing({ vertex: String(ends?.[0]) })).join(words.betweenMoves),
});

export const vertices: Board = {
  words: byLanguage((code) => wordsOf(wordsBy[code])),
  miniatures: async () => (await import("./sketch.ts")).sketch,
  drawing: async () => (await import("./drawing.ts")).drawing,
  playing: () => import("./play.ts"),
};
