import type { Board, BoardWords } from "../board.ts";
import { en, type Words as EdgesWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

const wordsOf = (words: EdgesWords): BoardWords => ({
  ...words,
  move: (changes) =>
    changes.map(({ ends = [] }) => words.cutting({ edge: ends.join("–") })).join(words.betweenMoves),
});

export const edges: Board = {
  words: { en: wordsOf(en), zh: wordsOf(zh) },
  miniatures: async () => (await import("./sketch.ts")).sketch,
  drawing: async () => (await import("./drawing.ts")).drawing,
  playing: () => import("./play.ts"),
};
