import type { Board, BoardWords } from "../board.ts";
import { en, type Words as BarWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

const wordsOf = (words: BarWords): BoardWords => ({
  ...words,
  part: (place) => words.row({ number: place + 1 }),
  move: ([change], first) =>
    change ? words.square({ row: change.place - first + 1, column: (change.to[0] ?? 0) + 1 }) : "",
});

export const bar: Board = {
  words: { en: wordsOf(en), zh: wordsOf(zh) },
  editor: async () => (await import("./editor.ts")).editor,
  miniatures: async () => (await import("./sketch.ts")).sketch,
  playing: () => import("./play.ts"),
};
