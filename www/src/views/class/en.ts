import { en as guessing } from "../kit/question/en.ts";
import type { Vocabulary } from "../../model/vocabulary.ts";

/** The words of a class, in which values are hidden and guessed. */
export const en = {
  ...guessing,
  allShown: " All values are shown.",
  this: "this position",
  layer: "its layer",
  close: "Show all values and end the class",
  order: "Guess",
  orders: { upward: "from the end", free: "in any order" },

  kernel: "Kernel",
  kernelHint: "Choose a set of positions, and see whether it is the kernel of the graph",

  optionsFirst: (name: string) => `${name}: its options come first.`,
  begin: " Begin where no move is left.",
  part: "Only a part of this graph is drawn, so its values cannot be shown one by one.",

  keys: (vocabulary: Vocabulary): ReadonlyArray<readonly [keys: string, does: string]> => [
    ["Page Down", "ask for the next position, then show it"],
    ["Page Up", "hide the last one again"],
    [
      { shapes: "S, O", win: "W, L", outcome: "P, N", grundy: "P, N, 0–9" }[vocabulary],
      "guess the selected position",
    ],
    ["R", "show the selected position"],
    ["→, ←", "while presenting: as Page Down, Page Up"],
    ...guessing.presenting,
  ],
};

export type ClassWords = typeof en;
