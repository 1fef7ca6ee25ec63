import type { Board, BoardWords } from "../board.ts";
import { en, type Words as VerticesWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

const wordsOf = (words: VerticesWords): BoardWords => ({
  ...words,
  move: (changes) =>
    changes.map(({ ends }) => words.choosing({ vertex: String(ends?.[0]) })).join(words.betweenMoves),
});

export const vertices: Board = {
  words: { en: wordsOf(en), zh: wordsOf(zh) },
  miniatures: async () => (await import("./sketch.ts")).sketch,
  drawing: async () => (await import("./drawing.ts")).drawing,
  playing: () => import("./play.ts"),
};
