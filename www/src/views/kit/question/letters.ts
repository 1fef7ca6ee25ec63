import type { Value } from "../../../model/values.ts";
import type { Vocabulary } from "../../../model/vocabulary.ts";

const CLASSES: Readonly<Record<string, Value>> = { p: "P", n: "N" };

/** The letters that stand for the outcomes, by the words there are: losing and winning, solid and outlined. */
const LETTERS: Readonly<Record<Vocabulary, Readonly<Record<string, Value>>>> = {
  grundy: CLASSES,
  outcome: CLASSES,
  win: { ...CLASSES, l: "P", w: "N" },
  shapes: { ...CLASSES, s: "P", o: "N" },
};

/** What a key says of a position, where outcomes are guessed or numbers are; nothing where it says nothing of either. */
export function saidBy(key: string, vocabulary: Vocabulary, isByOutcome: boolean): Value | undefined {
  if (isByOutcome) return LETTERS[vocabulary][key.toLowerCase()];
  return /^\d$/.test(key) ? Number(key) : undefined;
}
