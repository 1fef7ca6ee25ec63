import { byLanguage } from "../../../model/languages.ts";
import type { Board, BoardWords } from "../board.ts";
import { wordsBy, type Words as BarWords } from "./words.all.ts";

const wordsOf = (words: BarWords): BoardWords => ({
  ...words,
  part: (place) => words.row({ number: place + 1 }),
  move: ([change], first) =>
    change ? words.square({ row: change.place - first + 1, column: (change.to[0] ?? 0) + 1 }) : "",
});

export const bar: Board = {
  words: byLanguage((code) => wordsOf(wordsBy[code])),
  editor: async () => (await import("./editor.ts")).editor,
  miniatures: async () => (await import("./sketch.ts")).sketch,
  playing: () => import("./play.ts"),
};
