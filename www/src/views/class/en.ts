import { count } from "../../messages/english.ts";
import type { Phrase } from "../../messages/phrase.ts";
import type { Vocabulary } from "../../model/vocabulary.ts";

/** The words of a class, in which values are hidden and guessed. */
export const en = {
  label: "Class",
  allShown: " All values are shown.",
  show: "Show",
  this: "this position",
  layer: "its layer",
  follows: "what follows",
  all: "all",
  back: "back",
  close: "Show all values and end the class",
  words: "Words",
  vocabulary: { shapes: "Shapes only", win: "Can win, loses", outcome: "N and P", grundy: "Grundy values" },
  order: "Guess",
  orders: { upward: "from the end", free: "in any order" },
  present: "Present",
  stepOn: "Next",
  stepBack: "Back",
  leave: "Leave",
  worksheet: "Worksheet…",
  tally: (first: number, tries: number) => `${first} right at first, ${count(tries, "guess", "guesses")}`,
  number: "The value",
  check: "Check",

  ask: {
    shapes: (name: string) => `${name}: solid or outlined?`,
    win: (name: string) => `${name}: does whoever moves win or lose?`,
    outcome: (name: string) => `${name}: P or N?`,
    grundy: (name: string) => `${name}: which Grundy value?`,
    value: (name: string) => `${name}: which value?`,
  },
  optionsFirst: (name: string) => `${name}: its options come first.`,
  begin: " Begin where no move is left.",
  part: "Only a part of this graph is drawn, so its values cannot be shown one by one.",
  right: "Right. ",

  /** What is said of a value: P, N, or a number. */
  is: {
    shapes: { P: "solid", N: "outlined" },
    win: { P: "lost", N: "won" },
    outcome: { P: "P", N: "N" },
  },
  end: (name: string, is: string) => `${name} is ${is}: no move is left.`,
  lost: (name: string, is: string, options: string) => `${name} is ${is}: all its options are ${options}.`,
  won: (name: string, is: string, option: string, has: string) =>
    `${name} is ${is}: its option ${option} is ${has}.`,
  mex: <T>(name: string, values: readonly T[], value: T): Phrase<T | string> => [
    `${name} has `,
    value,
    values.length === 0 ? ": no move is left." : ": its options have ",
    ...values.flatMap((each, place) => (place === 0 ? [each] : [", ", each])),
    ...(values.length === 0 ? [] : [", and that is the least number missing."]),
  ],
  has: <T>(name: string, value: T): Phrase<T | string> => [`${name} has `, value, "."],

  wrong: {
    reached: (said: string, option: string) =>
      `You said ${said}, but ${option} can be reached and is ${said}.`,
    reachedNumber: (said: string, option: string) =>
      `You said ${said}, but ${option} can be reached and has ${said}.`,
    others: (said: string, options: string) =>
      `You said ${said}, but all its options are ${options}: see them.`,
    noMove: (said: string) => `You said ${said}, but no move is left.`,
    other: (said: string) => `You said ${said}. Look at its options once more.`,
  },

  keys: {
    title: "Keys",
    all: (vocabulary: Vocabulary): ReadonlyArray<readonly [keys: string, does: string]> => [
      ["Page Down", "ask for the next position, then show it"],
      ["Page Up", "hide the last one again"],
      [
        { shapes: "S, O", win: "W, L", outcome: "P, N", grundy: "P, N, 0–9" }[vocabulary],
        "guess the selected position",
      ],
      ["R", "show the selected position"],
      ["F5", "present"],
      ["→, ←", "while presenting: as Page Down, Page Up"],
      ["B or .", "while presenting: blank screen, and back"],
      ["Esc", "while presenting: leave"],
      ["?", "these keys"],
    ],
  },
};

export type ClassWords = typeof en;
