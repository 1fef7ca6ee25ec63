import type { Board, BoardWords } from "../board.ts";
import { en, type Words as QuotaWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

const wordsOf = (words: QuotaWords): BoardWords => ({
  ...words,
  part: (place) => [words.numbers.stones, words.numbers.quota][place] ?? "",
  move: ([change]) => words.take({ stones: (change?.from ?? 0) - (change?.to[0] ?? 0) }),
});

export const quota: Board = {
  words: { en: wordsOf(en), zh: wordsOf(zh) },
  editor: async () => (await import("./editor.ts")).editor,
  stones: async () => (await import("./sketch.ts")).sketch,
  playing: async () => (await import("./play.ts")).playing,
};
