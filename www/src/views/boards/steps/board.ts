import { byLanguage } from "../../../model/languages.ts";
import type { Board, BoardWords } from "../board.ts";
import { wordsBy, type Words as StepsWords } from "./words.all.ts";

const wordsOf = (words: StepsWords): BoardWords => ({
  ...words,
  part: (place) => words.step({ number: place + 1 }),
  source: ([place = 0]) => words.from({ number: place + 1 }),
  move: (changes, first) => {
    const { place = 0, from = 0, to: [left = 0] = [] } = changes.at(-1) ?? {};
    const step = place - first + 1;
    return step === 1
      ? words.toFloor({ stones: from - left })
      : words.toStep({ stones: from - left, step, below: step - 1 });
  },
});

export const steps: Board = {
  words: byLanguage((code) => wordsOf(wordsBy[code])),
  editor: async () => (await import("./editor.ts")).editor,
  stones: async () => (await import("./sketch.ts")).sketch,
  playing: async () => (await import("./play.ts")).playing,
};
