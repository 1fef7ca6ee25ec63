import type { Language } from "../model/values.ts";

/** What files say in words. */
export const en = {
  code: "en" as Language,
  players: (players: number) => `${players} players`,
  /** The name of a picture. */
  title: (game: string, start: string, convention: string) => `${game} ${start}, ${convention}`,
  /** What is to be seen on it; of values only where they are shown. */
  positions: (positions: number, moves: number, p: number | undefined) =>
    `Position graph with ${positions} positions and ${moves} moves${p === undefined ? "" : `, ${p} of them P-positions`}.`,
  part: (positions: number, moves: number) =>
    `Part of a position graph: ${positions} positions, ${moves} of their moves.`,
  around: (positions: number, whole: number, within: number, middle: string, moves: number) =>
    `Part of a position graph: the ${positions} of ${whole} positions within ${within} ${within === 1 ? "move" : "moves"} of ${middle}, with ${moves} moves between them.`,
  labelling: (from: number, to: number) =>
    `The positions get their values one after another, ${from} to ${to}.`,
  /** A picture that moves, by its kind of file. */
  stepwise: "SVG, step by step",
};

export type ExportWords = typeof en;
