import type { Vocabulary } from "../../../model/vocabulary.ts";
import { en as guessing } from "../../kit/question/en.ts";

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

  keys: (vocabulary: Vocabulary): ReadonlyArray<readonly [keys: string, does: string]> => [
    ["↑, ↓, ←, →", "go from cell to cell"],
    ["Enter", "ask about the cell"],
    [
      { shapes: "S, O", win: "W, L", outcome: "P, N", grundy: "P, N, 0–9" }[vocabulary],
      "guess the cell that is asked about",
    ],
    ["R", "show it"],
    ["Page Down", "ask about the next cell, then show it"],
    ["Page Up", "hide the last one again"],
    ...guessing.presenting,
  ],
  sieveKeys: (): ReadonlyArray<readonly [keys: string, does: string]> => [
    ["Page Down", "find the next P-position"],
    ["Page Up", "go back a step"],
    ...guessing.presenting,
  ],
};

export type GridClassWords = typeof en;
