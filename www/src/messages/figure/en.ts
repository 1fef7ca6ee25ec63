import { count, number } from "../english.ts";

/** The words of a figure, wherever it stands. */
export const figure = {
  code: "en" as "en" | "zh",
  number,
  anyOf: (values: readonly string[]): string =>
    values.length < 2 ? values.join() : `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`,
  players: (players: number) => `${players} players`,
  /** Rows of players, each in the order in which one would rather see them win. */
  preferences: (rows: string) => `; preferences ${rows}`,
  conjunction: (rules: readonly string[], name: string, says: string) =>
    [...rules, `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${says}.`].join(" "),

  picture: {
    label: (notation: string) => `Position graph of ${notation}`,
    help: "Arrow keys go along the moves, Enter moves.",
    counts: (positions: number, moves: number, pPositions: number | undefined) => [
      count(positions, "position", "positions"),
      count(moves, "move", "moves"),
      ...(pPositions === undefined ? [] : [count(pPositions, "P-position", "P-positions")]),
    ],
    tooLarge: (positions: number, limit: number) =>
      `${number(positions)} positions; a picture holds up to ${number(limit)}.`,
    refused: (limit: number) =>
      `More than ${number(limit)} positions can be reached: too many to search and to draw.`,
    around: (positions: number, middle: string) =>
      `Drawn are ${number(positions)} around ${middle}, and not every move between them.`,
    refusedMoves: (limit: number) =>
      `More than ${number(limit)} moves can be made: too many to search and to draw.`,
    drawn: (moves: number, all: number) =>
      moves < all ? `${number(moves)} of ${number(all)} moves drawn` : "all moves drawn",
    enlarged: (factor: number) => `part of it, × ${factor.toFixed(1)}`,
    drawFrom: (position: string) => `Draw from ${position}`,
    asTable: "List them in a table",
    stillWorks:
      "One position at a time can still be looked at: its value, its moves and the reason are in the panel.",
    progress: (positions: number, moves: number) =>
      `${count(positions, "position", "positions")} and ${count(moves, "move", "moves")} so far`,
    cancel: "Cancel",
    fit: "Fit",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
  },

  display: {
    labels: "Labels",
    labelled: { both: "position and value", position: "position", value: "value", number: "p1, p2, …" },
    emptyHeaps: "empty heaps",
    stepByStep: "Step by step",
    view: "View",
    graph: "Graph",
    table: "Table",
    theorems: "Theorems",
  },

  legend: {
    label: "Legend",
    filter: "Show only these values",
    only: (values: string) => `Show only ${values}`,
    all: "Show all",
    colourBy: "Colour",
    grundy: "Grundy value",
    outcome: "Outcome",
    noGrundy: "Misère play knows no Grundy values.",
    p: "whoever moves loses",
    n: "whoever moves can win",
    grundyP: "P: whoever moves loses",
    grundyN: "N: whoever moves can win",
    moves: "Moves:",
    cover: "that no two moves can replace",
    winning: "to a P-position",
    wins: "that win",
    selected: "from the selected position",
  },

  verdict: {
    spoken: (label: string, outcome: string, grundy: number | undefined) =>
      `Position ${label}, ${outcome}-position${grundy === undefined ? "" : `, Grundy value ${number(grundy)}`}`,
    /** With several players: who wins when P₀, P₁, … is to move. */
    spokenWinners: (label: string, gameValue: number | undefined, winners: string) =>
      `Position ${label}, ${gameValue === undefined ? `winners ${winners} when P0, P1, … is to move` : `game value ${gameValue}`}`,
    spokenPosition: (position: string, moves: string) => `${position}. ${moves}.`,
    spokenMoves: (options: number, winning: number | undefined, areMore: boolean) => {
      if (options === 0) return "No move is left";
      if (areMore) return `more than ${number(options)} moves`;
      const moves = count(options, "move", "moves");
      if (winning === undefined) return moves;
      return `${moves}, ${winning === 0 ? "none wins" : `${number(winning)} of them ${winning === 1 ? "wins" : "win"}`}`;
    },
  },
  loading: "Starting the solver…",
};

export type FigureMessages = typeof figure;
