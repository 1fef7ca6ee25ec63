import { count, number } from "../../messages/english.ts";
import { en as kit } from "../kit/figure/en.ts";
import { en as graph } from "../graph/en.ts";

/** The words of a figure, wherever it stands: its own and those of its parts. */
export const en = {
  ...kit,
  ...graph,
  anyOf: (values: readonly string[]): string =>
    values.length < 2 ? values.join() : `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`,
  /** Rows of players, each in the order in which one would rather see them win. */
  preferences: (rows: readonly string[]) => `; preferences ${rows.join(", ")}`,
  conjunction: (rules: readonly string[], name: string, says: string) =>
    [...rules, `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${says}.`].join(" "),

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
    showAll: (all: number) => `Show all ${number(all)}`,
    fewer: "Show fewer",
  },

  progress: {
    soFar: (positions: number, moves: number) =>
      `${count(positions, "position", "positions")} and ${count(moves, "move", "moves")} so far`,
    cancel: "Cancel",
  },

  display: {
    labels: "Labels",
    labelled: { both: "position and value", position: "position", value: "value", number: "p1, p2, …" },
    emptyHeaps: "empty heaps",
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
    noGrundy: "Misère play has no Grundy values.",
    p: "whoever moves loses",
    n: "whoever moves can win",
    grundyP: "P: whoever moves loses",
    grundyN: "N: whoever moves can win",
    moves: "Moves:",
    cover: "with nothing in between",
    other: "other moves",
    winning: "to a P-position",
    wins: "that win",
    selected: "from the selected position",
  },

  loading: "Starting the solver…",
};

export type FigureWords = typeof en;
