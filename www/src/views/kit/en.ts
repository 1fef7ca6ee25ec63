import { en as faults } from "../../messages/faults/words.en.ts";
import { en as figure } from "./figure/en.ts";

/** What the kit says on a page. */
export const en = {
  ...figure,
  ...faults,
  fields: {
    position: "Position",
    address: "Address",
    game: "Game",
    convention: "Play convention",
    players: "Number of players",
    winner: "Who wins",
    preferences: "Preferences",
    components: (number: number | undefined) => (number === undefined ? "Games" : `Game ${number}`),
  },

  startHint: (position: string) => `Draw the graph of ${position} alone`,

  theorem: {
    proved: "[[proved|proved]]",
    "needs-hypothesis": "[[hypothesis|holds under a hypothesis]]",
    conjecture: "[[conjecture|conjecture]]",
    observed: "[[observed|observed]]",
    winningMoves: (moves: readonly string[]) =>
      `${moves.length === 1 ? "Winning move" : "Winning moves"}: ${moves.join("; ")}`,
    agrees: "Search finds the same.",
    differs: "Search finds something else.",
    fails: "It is wrong here, for its hypothesis fails: search finds something else.",
    numbers: "The numbers",
    argument: "The argument",
    nimSum: "[[nimSum|nim-sum]]",
    cycleStep: (from: string, value: string, to: string, valueThere: string) =>
      `A step along the cycle from place ${from}, value ${value}, to place ${to}, value ${valueThere}`,
    cycle: (places: string, runs: readonly string[]) =>
      `The values on its ${places} places, clockwise from the top: ${runs.join(", ")}`,
  },

  notice: {
    badLink: "The link was not opened.",
    notDrawn: "The figure was not drawn.",
    unknownPosition: (position: string) =>
      `${position} cannot be reached in this game; the positions before it are shown.`,
    exampleInstead: (position: string, ruleset: string) =>
      `${position} does not fit here, so an example of ${ruleset} is shown.`,
    sourceInstead: (position: string, start: string) =>
      `The graph has no ${position}; it is opened at ${start}, which no arrow leads to.`,
    crashed: "The solver crashed and was started again. The page is as it was.",
    redrawn: "Something went wrong while this was drawn, so it was drawn again.",
    misdrawn: "Something went wrong, and this cannot be drawn.",
    noWorker: "This browser blocks web workers, so long calculations may slow the page down.",
    noSolver: "The solver could not be started in this browser.",
    noSolverMeans:
      "Values are computed in your browser, by a WebAssembly program in a worker. A strict content blocker, a “lockdown” mode or an old browser can keep it from starting: allow scripts, WebAssembly and workers for this page, or open it in another browser.",
    lessonKept: (title: string) => `“${title}” is kept in this browser: under Examples, My lessons.`,
    lessonNotKept: (title: string) =>
      `“${title}” could not be kept in this browser. It is under Examples, My lessons, until you close this page: save it as a file.`,
    again: "Open it again",
    reload: "Load the page again",
    example: "Show an example",
    rulesets: "There are:",
    dismiss: "Close",
  },
};

export type KitWords = typeof en;
