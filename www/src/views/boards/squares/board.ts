import { byLanguage } from "../../../model/languages.ts";
import type { Board, BoardWords } from "../board.ts";
import { wordsBy, type Words as SquaresWords } from "./words.all.ts";

const wordsOf = (words: SquaresWords): BoardWords => ({
  ...words,
  part: (place) => words.coin({ number: place + 1 }),
  source: (places, tokens) => {
    const [one = 0, other] = places.map((place) => tokens[place] ?? 0);
    return other === undefined ? words.before({ square: one }) : words.between({ one, other });
  },
  move: (changes) =>
    changes.map(({ from, to: [to = 0] }) => words.step({ from, to })).join(words.betweenMoves),
});

export const squares: Board = {
  words: byLanguage((code) => wordsOf(wordsBy[code])),
  miniatures: async () => (await import("./sketch.ts")).sketch,
  playing: () => import("./play.ts"),
};
