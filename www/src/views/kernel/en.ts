import { count, number } from "../../messages/english.ts";

/** The words of a set of positions that may be the kernel. */
export const en = {
  label: "Kernel",
  chosen: (positions: number) => count(positions, "position", "positions"),
  clear: "Clear",
  close: "Close the kernel",
  begin: "Press positions to put them into the set, and once more to take them out.",
  part: "The kernel can be looked for where the whole graph is drawn: choose a smaller start.",

  /** How a condition fares, by how often it is violated. */
  independent: (moves: number) =>
    moves === 0
      ? "(1) Independent: no move leads from one position of the set to another."
      : `(1) Not independent: ${count(moves, "move leads", "moves lead")} from one position of the set to another.`,
  absorbing: (positions: number) =>
    positions === 0
      ? "(2) Absorbing: from every position outside, a move leads into the set."
      : `(2) Not absorbing: from ${count(positions, "position", "positions")} outside, no move leads into the set.`,
  /** `are` names the P-positions in the words that are used. */
  kernel: (are: string) =>
    `So the set is the kernel. A finite graph without cycles has exactly one: ${are} under normal play.`,
  are: {
    grundy: "the P-positions",
    outcome: "the P-positions",
    win: "the positions in which whoever moves loses",
    shapes: "the solid positions",
  },
  misere: "This game is played misère. The kernel is about normal play on the same graph.",
  players: "This game has several players. The kernel is about two, under normal play on the same graph.",

  oneByOne: "One by one",
  allAtOnce: "All at once",
  previous: "Previous violation",
  next: "Next violation",
  violation: (place: number, all: number) => `Violation ${number(place)} of ${number(all)}: `,
  inside: (from: string, to: string) => `both ${from} and its option ${to} are in the set.`,
  outside: (name: string) => `${name} is outside the set, and so are all its options.`,
  end: (name: string) => `${name} is outside the set, and no move is left there: it belongs in the set.`,
};

export type KernelWords = typeof en;
