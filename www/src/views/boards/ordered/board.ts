import { byLanguage } from "../../../model/languages.ts";
import type { Board, BoardWords } from "../board.ts";
import { wordsBy, type Words as OrderedWords } from "./words.all.ts";
import { heapAt } from "./names.ts";

const wordsOf = (words: OrderedWords): BoardWords => ({
  ...words,
  part: heapAt,
  move: (changes, first) =>
    changes
      .map(({ place, from, to: [left = 0] }) =>
        left > from
          ? words.add({ stones: left - from, heap: heapAt(place - first) })
          : words.take({ stones: from - left, heap: heapAt(place - first) }),
      )
      .join(words.betweenMoves),
});

export const ordered: Board = {
  words: byLanguage((code) => wordsOf(wordsBy[code])),
  editor: async () => (await import("./editor.ts")).editor,
  stones: async () => (await import("./sketch.ts")).sketch,
  playing: async () => (await import("./play.ts")).playing,
};
