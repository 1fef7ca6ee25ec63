import { byLanguage } from "../../../model/languages.ts";
import type { Board, BoardWords } from "../board.ts";
import { wordsBy, type Words as CoinsWords } from "./words.all.ts";

const wordsOf = (words: CoinsWords): BoardWords => ({
  ...words,
  part: (place) => words.coin({ number: place + 1 }),
  source: ([place = 0]) => words.from({ number: place + 1 }),
  move: (changes, first) => {
    const numbers = changes.map(({ place }) => place - first + 1);
    return words.turn({ coins: inRuns(numbers, words.betweenCoins) });
  },
});

export const coins: Board = {
  words: byLanguage((code) => wordsOf(wordsBy[code])),
  miniatures: async () => (await import("./sketch.ts")).sketch,
  playing: () => import("./play.ts"),
};

/** Ascending numbers as a reader lists them: three neighbours or more by the first and the last, as in 1, 3–6. */
function inRuns(numbers: readonly number[], between: string): string {
  const runs: Array<[number, number]> = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  const written = runs.flatMap(([from, to]) =>
    to - from > 1 ? `${from}–${to}` : from === to ? `${from}` : [`${from}`, `${to}`],
  );
  return written.join(between);
}
