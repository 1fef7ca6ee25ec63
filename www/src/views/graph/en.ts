import { count, number } from "../../messages/english.ts";

/** The words of the picture. */
export const en = {
  picture: {
    label: (notation: string) => `Position graph of ${notation}`,
    spoken: (facts: readonly string[]) => facts.join(", "),
    value: (value: number) => `value ${number(value)}`,
    remoteness: (moves: number) => `${count(moves, "move", "moves")} to the end`,
    gameValue: (value: number) => `game value ${number(value)}`,
    winner: (player: number) => `winner ${player}`,
    options: (all: number) => (all === 0 ? "no options" : count(all, "option", "options")),
    unlabelled: (label: string, name: string) => `${label}, not found yet, ${name}`,
    hidden: (label: string) => `${label}, hidden`,
    help: "Arrow keys follow the moves, Enter moves.",
    refused: (limit: number) =>
      `More than ${number(limit)} positions can be reached: too many to search and to draw.`,
    refusedMoves: (limit: number) =>
      `More than ${number(limit)} moves can be made: too many to search and to draw.`,
    enlarged: (factor: number) => (factor < 1.05 ? "part of it" : `part of it, × ${factor.toFixed(1)}`),
    drawFrom: (position: string) => `Draw from ${position}`,
    stillWorks:
      "You can still look at one position at a time: the panel has its value, its moves and the reason.",
    fit: "Fit",
    twoFingers: "; two fingers move it",
    fullScreen: "Full screen",
    leaveFullScreen: "Leave full screen",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
  },
};

export type GraphWords = typeof en;
