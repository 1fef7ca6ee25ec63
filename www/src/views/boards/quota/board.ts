import { byLanguage } from "../../../model/languages.ts";
import type { Board, BoardWords } from "../board.ts";
import { wordsBy, type Words as QuotaWords } from "./words.all.ts";

const wordsOf = (words: QuotaWords): BoardWords => ({
  ...words,
  part: (place) => [words.numbers.stones, words.numbers.quota][place] ?? "",
  move: ([change]) => words.take({ stones: (change?.from ?? 0) - (change?.to[0] ?? 0) }),
});

export const quota: Board = {
  words: byLanguage((code) => wordsOf(wordsBy[code])),
  editor: async () => (await import("./editor.ts")).editor,
  stones: async () => (await import("./sketch.ts")).sketch,
  playing: async () => (await import("./play.ts")).playing,
};
