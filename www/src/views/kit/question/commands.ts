// What whoever leads can be told by key: a teacher with two keys or a clicker, a labelling step by step, a lesson.
import { commandBy, keyOf, type Command, type Given, type Lead } from "../../../model/commands.ts";
import { addHand, areHandsCounted, handQuestion } from "../../../model/question/counted.ts";
import { toggleHands } from "../../../model/question/hands.ts";
import { question } from "../../../model/question/question.ts";
import { graphOf, type State } from "../../../model/state.ts";
import type { Store } from "../../../model/store.ts";
import { lettersOf } from "../../../model/letters.ts";
import type { Vocabulary } from "../../../model/vocabulary.ts";
import { presenting } from "./presenting.ts";
import { STEPS } from "../steps.ts";
import type { Value } from "../../../model/values.ts";
import * as texts from "./texts.commands.ts";

const CLASSES: Readonly<Record<string, Value>> = { p: "P", n: "N" };

const FIGURES = "0123456789".split("");

/** The letters that stand for the outcomes, by the words there are: losing and winning, solid and outlined. */
const LETTERS: Readonly<Record<Vocabulary, Readonly<Record<string, Value>>>> = {
  grundy: CLASSES,
  outcome: CLASSES,
  win: { l: "P", w: "N" },
  shapes: { s: "P", o: "N" },
};

const asked = ({ state }: Given) => question.of(state);
const isClass = ({ lead }: Given): boolean => lead?.isClass === true;

const on: Command = {
  id: "lead.on",
  words: texts.on,
  keys: ({ lead }) => (lead?.hasStops ? STEPS.on : STEPS.on.slice(0, 1)),
  when: ({ lead }) => lead?.stepOn !== undefined,
  run: ({ lead }) => lead?.stepOn?.(),
};

const back: Command = {
  id: "lead.back",
  words: texts.back,
  keys: ({ lead }) => (lead?.hasStops ? STEPS.back : STEPS.back.slice(0, 1)),
  when: ({ lead }) => lead?.stepBack !== undefined,
  run: ({ lead }) => lead?.stepBack?.(),
};

/** The same by an arrow key, which is the picture’s own while nothing is presented. */
const byArrow = ({ words: _, ...command }: Command, key: string): Command => ({
  ...command,
  id: `${command.id}.arrow`,
  keys: [key],
  isPresenting: true,
  when: (given) => given.lead?.hasArrows === true && command.when?.(given) !== false,
});

/** Whoever leads brings them along; the first of those that have a key counts. */
export const leading: readonly Command[] = [
  {
    id: "class.say",
    keys: ({ state, lead }) => answersBy(state, lead?.isByOutcome === true),
    when: ({ lead }) => lead?.say !== undefined,
    run: ({ state, store, lead }, key) => {
      const said = saidBy(key ?? "", state, lead?.isByOutcome === true);
      if (said !== undefined) saySo(store, lead, said);
    },
  },
  {
    // Whoever knows these letters may use them, whatever words there are.
    id: "class.sayClass",
    keys: Object.keys(CLASSES),
    when: ({ lead }) => lead?.say !== undefined && lead.isByOutcome === true,
    run: ({ store, lead }, key = "") => {
      const said = CLASSES[key];
      if (said !== undefined) saySo(store, lead, said);
    },
  },
  {
    id: "lead.hands",
    words: texts.hands,
    keys: ["h"],
    when: ({ state, lead }) => lead !== undefined && handQuestion(state) !== undefined,
    run: ({ store }) => toggleHands(store),
  },
  {
    id: "class.show",
    words: texts.show,
    keys: ["r"],
    when: ({ lead }) => lead?.show !== undefined,
    run: ({ lead }) => lead?.show?.(),
  },
  on,
  back,
  byArrow(on, "ArrowRight"),
  byArrow(back, "ArrowLeft"),
  {
    id: "lead.all",
    words: texts.all,
    keys: ["Escape"],
    when: ({ lead }) => lead?.showAll !== undefined,
    run: ({ lead }) => lead?.showAll?.(),
  },
  {
    id: "class.keys",
    words: texts.keys,
    keys: ["?"],
    when: isClass,
    run: (given) => question.put(given.store, { areKeysShown: !asked(given).areKeysShown }),
  },
];

/** Whether a key is for whoever leads or presents, so that a picture that it would move leaves it to them. */
export function isForLead(event: KeyboardEvent, store: Store, lead: Lead | undefined): boolean {
  const given = { state: store.state, store, isAlone: true, view: "", lead };
  const commands = lead ? [...presenting, ...leading] : presenting;
  return commandBy(keyOf(event), commands, given) !== undefined;
}

/** A hand goes up while hands are counted; else it is an answer. */
function saySo(store: Store, lead: Lead | undefined, said: Value): void {
  if (areHandsCounted(store.state)) addHand(store, said);
  else lead?.say?.(said);
}

/** The keys that answer: letters where outcomes are guessed, figures where numbers are. */
function answersBy(state: State, isByOutcome: boolean): readonly string[] {
  return isByOutcome ? Object.keys(lettersIn(state)) : FIGURES;
}

/** A draw has its letter where there may be one. */
function lettersIn(state: State): Readonly<Record<string, Value>> {
  const letters = LETTERS[lettersOf(state)];
  return graphOf(state)?.returns ? { ...letters, d: "D" } : letters;
}

/** What a key says of a position, where outcomes are guessed or numbers are; nothing where it says nothing of either. */
function saidBy(key: string, state: State, isByOutcome: boolean): Value | undefined {
  if (isByOutcome) return lettersIn(state)[key];
  return /^\d$/.test(key) ? Number(key) : undefined;
}
