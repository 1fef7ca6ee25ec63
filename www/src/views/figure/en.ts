import { count, number } from "../../messages/english.ts";
import { en as kit } from "../kit/figure/en.ts";
import { en as graph } from "../graph/words.en.ts";

/** The words of a figure, wherever it stands: its own and those of its parts. */
export const en = {
  ...kit,
  ...graph,
  counts: {
    whole: (positions: number, moves: number, pPositions: number | undefined) => [
      count(positions, "position", "positions"),
      count(moves, "move", "moves"),
      ...(pPositions === undefined ? [] : [count(pPositions, "P-position", "P-positions")]),
    ],
    around: (positions: number, middle: string) =>
      `Showing ${number(positions)} positions around ${middle}; some moves are left out.`,
    drawn: (moves: number, all: number) =>
      moves < all ? `${number(moves)} of ${number(all)} moves drawn` : "all moves drawn",
    shaded: (all: number) => `all ${number(all)} moves as shading: stronger where more of them run`,
    showAll: (all: number) => `Show all ${number(all)}`,
    fewer: "Show fewer",
  },

  around: {
    show: "Around the selection",
    hint: (middle: string) => `Draw only the positions within a few moves of ${middle}`,
    middle: (middle: string) => `Around ${middle}`,
    within: (moves: number, positions: number) => `${count(moves, "move", "moves")} · ${number(positions)}`,
    positions: (positions: number, all: number) => `${number(positions)} of ${number(all)} positions`,
    whole: "Whole graph",
  },

  progress: {
    soFar: (positions: number, moves: number) =>
      `${count(positions, "position", "positions")} and ${count(moves, "move", "moves")} so far`,
    cancel: "Cancel",
  },

  display: {
    class: "Class",
    classHint: "Hide the values, guess them, and show them one after another",
    stepByStep: "Step by step",
    view: "View",
  },

  legend: {
    label: "Legend",
    filter: "Show only these values",
    only: (values: string) => `Show only ${values}`,
    all: "Show all",
    colourBy: "Colour",
    grundy: "Grundy value",
    outcome: "Outcome",
    remoteness: "Remoteness",
    difference: "Difference",
    changed: "changed",
    same: "unchanged",
    counted: (what: string, positions: number) => `${what}: ${number(positions)}`,
    comparing: (positions: number) =>
      positions > 0 ? `Comparing: ${count(positions, "position", "positions")} so far` : "Comparing…",
    compareAgain: "Compare again",
    noComparison: "The other game does not tell this of these positions.",
    noGrundy: "Misère play has no Grundy values.",
    grundyP: "P: whoever moves loses",
    grundyN: "N: whoever moves can win",
    moves: "Moves:",
    cover: "with nothing in between",
    other: "other moves",
    winning: "to a P-position",
    solid: "to a solid one",
    wins: "that win",
    selected: "from the selected position",
  },

  loading: "Starting the solver…",
};

export type FigureWords = typeof en;
