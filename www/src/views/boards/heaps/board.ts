import { byLanguage } from "../../../model/languages.ts";
import type { Change } from "../../../solver/wire.ts";
import type { Board, BoardWords } from "../board.ts";
import { wordsBy, type Words as HeapsWords } from "./words.all.ts";

const wordsOf = (words: HeapsWords): BoardWords => ({
  ...words,
  move: (changes) => changes.map((change) => changed(change, words)).join(words.betweenMoves),
});

/** What becomes of a heap: stones are taken from it, it is split, or, by a rule of one’s own, it is another one. */
function changed({ from: size, to }: Change, words: HeapsWords): string {
  const left = to.filter((part) => part > 0);
  const taken = size - left.reduce((sum, part) => sum + part, 0);
  const parts = left.map((part) => words.size({ size: part })).join(" + ");
  if (left.length > 1 && taken === 0) return words.split({ size, parts });
  if (taken <= 0) return words.change({ size, to: parts || "0" });
  return left.length > 1 ? words.takeAndSplit({ taken, size, parts }) : words.take({ taken, size });
}

export const heaps: Board = {
  words: byLanguage((code) => wordsOf(wordsBy[code])),
  editor: async () => (await import("./editor.ts")).editor,
  stones: async () => (await import("./sketch.ts")).sketch,
  playing: async () => (await import("./play.ts")).playing,
};
