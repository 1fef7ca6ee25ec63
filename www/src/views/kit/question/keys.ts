import { isPresented } from "../../../model/presentation.ts";
import { question } from "../../../model/question/question.ts";
import type { Value } from "../../../model/values.ts";
import { wordsOf, type Vocabulary } from "../../../model/vocabulary.ts";
import type { FigureContext } from "../context.ts";
import type { Pointer } from "./pointer.ts";

const CLASSES: Readonly<Record<string, Value>> = { p: "P", n: "N" };

/** The letters that stand for the outcomes, by the words there are: losing and winning, solid and outlined. */
const LETTERS: Readonly<Record<Vocabulary, Readonly<Record<string, Value>>>> = {
  grundy: CLASSES,
  outcome: CLASSES,
  win: { ...CLASSES, l: "P", w: "N" },
  shapes: { ...CLASSES, s: "P", o: "N" },
};

/** What a class is led by: a teacher with two keys or a clicker, or a row of questions. */
export interface Lead {
  pointer: Pointer;
  stepOn: () => void;
  stepBack: () => void;
  present: (isPresenting: boolean) => void;
  /** Whether the arrow keys step while it is presented. */
  hasArrows?: boolean;
  /** Shows what is asked for; absent where nothing is asked. */
  show?: (() => void) | undefined;
  /** Somebody says what it is; absent while that cannot be said. */
  say?: ((said: Value) => void) | undefined;
  isByOutcome?: boolean;
}

/** Does what a key does in a class, wherever the keyboard is; whether that is anything. */
export function pressed({ key }: KeyboardEvent, { state, store }: FigureContext, lead: Lead): boolean {
  const { isBlank, areKeysShown } = question.of(state);
  // Whatever is pressed, a blank screen comes back.
  if (isBlank) {
    question.put(store, { isBlank: false });
    return true;
  }
  const does = {
    ...ALWAYS,
    ...(isPresented(state) && PRESENTED),
    ...(isPresented(state) && lead.hasArrows && ARROWS),
  }[key.toLowerCase()];
  if (does) {
    does(lead, (change) => question.put(store, change), areKeysShown);
    return true;
  }
  if (key.toLowerCase() === "r" && lead.show) {
    lead.show();
    return true;
  }
  const said = lead.say && saidBy(key, wordsOf(state), lead.isByOutcome === true);
  if (said === undefined) return false;
  lead.say?.(said);
  return true;
}

type Does = (
  lead: Lead,
  put: (change: { isBlank?: boolean; areKeysShown?: boolean }) => void,
  areKeysShown: boolean,
) => void;

const toggleKeys: Does = (_, put, areKeysShown) => put({ areKeysShown: !areKeysShown });

const ALWAYS: Readonly<Record<string, Does>> = {
  pagedown: ({ stepOn }) => stepOn(),
  pageup: ({ stepBack }) => stepBack(),
  f5: ({ present }) => present(true),
  "?": toggleKeys,
  "？": toggleKeys,
};

const blank: Does = (_, put) => put({ isBlank: true });

const PRESENTED: Readonly<Record<string, Does>> = {
  b: blank,
  ".": blank,
  "。": blank,
  escape: ({ present }, put, areKeysShown) => (areKeysShown ? put({ areKeysShown: false }) : present(false)),
};

const ARROWS: Readonly<Record<string, Does>> = {
  arrowright: ({ stepOn }) => stepOn(),
  arrowleft: ({ stepBack }) => stepBack(),
};

/** What a key says of a position, where outcomes are guessed or numbers are; nothing where it says nothing of either. */
function saidBy(key: string, vocabulary: Vocabulary, isByOutcome: boolean): Value | undefined {
  if (isByOutcome) return LETTERS[vocabulary][key.toLowerCase()];
  return /^\d$/.test(key) ? Number(key) : undefined;
}
