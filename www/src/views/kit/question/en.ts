import { count } from "../../../messages/english.ts";
import type { Phrase } from "../../../messages/phrase.ts";

/** What is said of hidden values that are guessed and shown, in whatever picture. */
export const en = {
  show: "Show",
  follows: "what follows",
  all: "all",
  back: "back",
  present: "Present",
  stepOn: "Next",
  stepBack: "Back",
  leave: "Leave",
  worksheet: "Worksheet…",
  tally: (first: number, tries: number) => `${first} right at first, ${count(tries, "guess", "guesses")}`,
  number: "The value",
  check: "Check",
  right: "Right. ",
  veiled: "Values are hidden until the question is answered.",
  words: "Words",
  vocabulary: { shapes: "Shapes only", win: "Can win, loses", outcome: "N and P", grundy: "Grundy values" },
  label: "Class",
  keysTitle: "Keys",
  does: {
    "lead.present": "present",
    "class.blank": "while presenting: blank screen, and back",
    "lead.leave": "while presenting: leave",
    "class.keys": "these keys",
  },

  ask: {
    shapes: (name: string) => `${name}: solid or outlined?`,
    win: (name: string) => `${name}: does whoever moves win or lose?`,
    outcome: (name: string) => `${name}: P or N?`,
    grundy: (name: string) => `${name}: which Grundy value?`,
    remoteness: (name: string) => `${name}: how many moves to the end?`,
    value: (name: string) => `${name}: which value?`,
  },
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
  /** How many moves there are to the end, by the option that the winner hurries to or the loser delays with. */
  hurries: <T>(name: string, option: string, has: T, value: T): Phrase<T | string> => [
    `${name} has `,
    value,
    `: it is won fastest by moving to ${option}, which has `,
    has,
    ".",
  ],
  delays: <T>(name: string, option: string, has: T, value: T): Phrase<T | string> => [
    `${name} has `,
    value,
    `: it is lost latest by moving to ${option}, which has `,
    has,
    ".",
  ],
  has: <T>(name: string, value: T): Phrase<T | string> => [`${name} has `, value, "."],

  wrong: {
    reached: (said: string, option: string) =>
      `You said ${said}, but ${option} can be reached and is ${said}.`,
    reachedNumber: (said: string, option: string) =>
      `You said ${said}, but ${option} can be reached and has ${said}.`,
    others: (said: string, options: string, areShown: boolean) =>
      `You said ${said}, but all its options are ${options}${areShown ? ": see them" : ""}.`,
    noMove: (said: string) => `You said ${said}, but no move is left.`,
    other: (said: string) => `You said ${said}. Look at its options once more.`,
  },
};

export type GuessingWords = typeof en;
