import type { Keys } from "../../kit/keyList.ts";
import { en as guessing } from "../../kit/question/words.en.ts";

/** The words of a grid in class, in which cells are guessed and shown. */
export const en = {
  ...guessing,
  this: "this cell",
  row: "its row",
  hideAll: "Hide all",
  press: "Press a cell: guess its value, or show it.",
  allShown: "All values are shown.",
  notOneByOne: "Values are hidden. Cells can be shown one by one in a grid of at most 10,000 cells.",
  labelled: "A cell shows its value as soon as its position is labelled in the graph.",

  keys: [
    [["↑", "↓", "←", "→"], "go from cell to cell"],
    [["Enter"], "ask about the cell"],
  ] as Keys,
  does: {
    "class.say": "guess the cell that is asked about",
    "class.show": "show it",
    "lead.on": "ask about the next cell, then show it",
    "lead.back": "hide the last one again",
    ...guessing.does,
  },
  doesSieve: { "lead.on": "find the next P-position", "lead.back": "go back a step", ...guessing.does },
};

export type GridClassWords = typeof en;
