import { count, number } from "../../messages/english.ts";

export const en = {
  label: (notation: string) => `Grid of ${notation}`,
  help: "Arrow keys go from cell to cell, Enter selects the position, plus and minus enlarge.",
  hint: "Point at a cell to read it; press it to select its position.",
  /** A cell: its position and what is told of it. */
  cell: (row: number, column: number, label: string, told: string) =>
    `Row ${number(row)}, column ${number(column)}: ${label}, ${told}`,
  value: (value: number) => `value ${number(value)}`,
  turns: (value: number) => `game value ${number(value)}`,
  winner: (player: number, mover: number) => `P${sub(player)} wins when P${sub(mover)} is to move`,
  same: (told: string) => `the same in both: ${told}`,
  facts: (one: string, other: string) => `${one}, ${other}`,
  differs: "different",
  both: (one: string, other: string) => `${one}; in the other game ${other}`,
  counts: (some: number, all: number) => `${number(some)} of ${count(all, "cell", "cells")} are P`,
  differing: (some: number, all: number) =>
    some === 0
      ? `no difference in ${count(all, "cell", "cells")}`
      : `${number(some)} of ${count(all, "cell", "cells")} differ`,
  colourBy: "Colours",
  grundy: "Grundy value",
  gameValue: "Game value",
  byOutcome: "Outcome",
  byWinner: "Winner",
  rows: "Rows",
  columns: "Columns",
  sizes: "Size",
  heap: (place: number) => `Heap ${place + 1}`,
  number: (place: number) => `Number ${place + 1}`,
  swept: "Swept over",
  sweptPair: (row: string, column: string) => `${row} and ${column}`,
  /** What rows or columns are, behind their name. */
  named: (name: string) => ` (${name})`,
  pAlone: "P alone",
  linesHint: "The diagonal, and lines near or between which P-positions are known to lie",
  showIt: "Show it",
  startHere: (label: string) => `Draw the graph of ${label}`,
  tooManyCells: (limit: number) => `At most ${number(limit)} cells: enlarge the grid first.`,
  noGrid: "This rule has no grid to compare with.",
  noComparison: "The other game does not tell this of its positions.",
  sieve: "Sieve",
  sieveHint: "How P-positions are found by hand, one after the other",
  back: "Back",
  next: "Next",
  play: "Play",
  pause: "Pause",
  step: (step: number, last: number) => `${number(step)} of ${number(last)}`,
  closeSieve: "Close",
  sieveBegins: "No cell is struck. Find the first one: from (0,0) on, the next cell that is not struck is P.",
  sieveBeginsMisere:
    "Positions without a move are N: those cells are struck. The next cell that is not struck is P.",
  found: (label: string, isEnd: boolean, strikes: number) =>
    `${label} is not struck: ${isEnd ? "no move is left" : "all its moves lead to struck cells"}, so it is P. It strikes ${strikes === 0 ? "no other cell" : strikes === 1 ? "1 cell" : `${number(strikes)} cells`} from which a move leads to it.`,
  sieveEnds: "Every cell is struck or P.",
  sieveError: (limit: number) =>
    limit > 0
      ? `The sieve takes at most ${number(limit)} cells. Choose fewer rows and columns.`
      : "There is no sieve of this grid.",
  hide: "Hide values",
  hiddenCell: (row: number, column: number, label: string) =>
    `Row ${number(row)}, column ${number(column)}: ${label}, hidden`,
  beside: "Graph beside it",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Fit",
  save: "Save",
  png: "Picture (PNG)",
  csv: "Visible values (CSV)",
  computing: (done: number, all: number) => `${number(done)} of ${count(all, "cell", "cells")}`,
  cancel: "Cancel",
  again: "Compute",
  cancelled: "The computation was stopped.",
  elsewhere: (label: string) => `${label} is not in this grid.`,
  tooLarge: (limit: number) =>
    `This game is searched position by position, and these are more than ${number(limit)}. Choose fewer rows and columns.`,
  tooMany: "This grid takes more than the solver can do. Choose fewer rows and columns.",
  refused: "There is no grid of this.",
  least: "smallest",
  most: "largest",
};

const sub = (player: number): string => "₀₁₂₃₄₅₆₇₈"[player] ?? String(player);

export type GridWords = typeof en;
