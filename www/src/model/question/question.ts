// What is asked while values are hidden, by whatever view: what was said last and what that was worth, how many answers were right, and
// what was shown step by step. Nothing of it is in a link.
import { effectiveColour } from "../display.ts";
import { isLed } from "../lessons/slice.ts";
import { highlight, type Highlight } from "../highlight.ts";
import { isPresented, setPresented } from "../presentation.ts";
import { isVeiled, reveal } from "../reveal.ts";
import { Slice } from "../slice.ts";
import { graphOf, isSameGame, type State } from "../state.ts";
import type { Store } from "../store.ts";
import { view } from "../view.ts";
import type { JudgedAnswer } from "./judge.ts";

/** What was shown besides, or all that was shown and is hidden. */
type RevealStep = { shown: readonly string[] } | { hidden: ReadonlySet<string> };

interface QuestionState {
  last?: JudgedAnswer | undefined;
  /** Answers so far, and questions that were answered right at once. */
  tries: number;
  first: number;
  /** The questions that were answered wrong. */
  missed: ReadonlySet<string>;
  steps: readonly RevealStep[];
  /** What the last step has led to: what was shown otherwise since then is no step of these. */
  now?: ReadonlySet<string> | undefined;
  /** What the last answer has lit in the picture. */
  lit?: Highlight | undefined;
  /** What covers the screen: nothing but black, or the link of what is shown, to be opened elsewhere. */
  cover: "blank" | "link" | undefined;
  /** Whether the keys are shown. */
  areKeysShown: boolean;
}

const BEGINNING: QuestionState = {
  last: undefined,
  tries: 0,
  first: 0,
  missed: new Set(),
  steps: [],
  now: undefined,
  lit: undefined,
  cover: undefined,
  areKeysShown: false,
};

export const question: Slice<QuestionState, object> = new Slice<QuestionState, object>({
  id: "question",
  initial: BEGINNING,
  unasked: {},
  asked: () => ({}),
  adapt: (store, before) => {
    const { state } = store;
    const share = question.of(state);
    const isOver = !reveal.of(state).hides;
    // What else is presented has its own end.
    const wasOn = reveal.of(before).hides || isLed(before);
    // Another view has questions of its own, and another screen.
    const isElsewhere = view.of(before).view !== view.of(state).view;
    if (((isOver && wasOn) || isElsewhere) && !isLed(state)) setPresented(store, false);
    if (
      (isElsewhere || (isPresented(before) && !isPresented(state))) &&
      (share.cover !== undefined || share.areKeysShown)
    )
      question.put(store, { cover: undefined, areKeysShown: false });
    const isOtherColour = effectiveColour(before) !== effectiveColour(state);
    if (isOver ? reveal.of(before).hides : !isSameGame(before.game, state.game)) begin(store);
    else if (isOtherColour && share.tries > 0) {
      forget(store);
      question.put(store, { tries: 0, first: 0, missed: new Set() });
    } else if (isElsewhere || before.selected !== state.selected) forget(store);
  },
});

function begin(store: Store): void {
  const { lit } = question.of(store.state);
  question.put(store, BEGINNING);
  dim(store, lit);
}

/** The question is another now, and what its answer has lit is lit no more. */
export function forget(store: Store): void {
  const { last, lit } = question.of(store.state);
  if (!last) return;
  question.put(store, { last: undefined, lit: undefined });
  dim(store, lit);
}

function dim(store: Store, lit: Highlight | undefined): void {
  if (lit && highlight.of(store.state).lit === lit) highlight.put(store, { lit: undefined });
}

/** Somebody answers a question, which is what its position is or `about` something else: right, it is shown; wrong, what refutes that. */
export function answer(store: Store, given: JudgedAnswer, about = given.label): void {
  const { isRight, label, how, witnesses = [] } = given;
  if (!isAsking(store.state)) return;
  const { tries, first, missed } = question.of(store.state);
  const isRefuted = how === "reached" || how === "all-others";
  add(store, isRight ? [label] : isRefuted ? witnesses : []);
  const lit = isRight ? undefined : litBy(store.state, [label, ...witnesses]);
  question.put(store, {
    last: given,
    lit,
    tries: tries + 1,
    first: first + (isRight && !missed.has(about) ? 1 : 0),
    missed: isRight ? missed : new Set([...missed, about]),
  });
  highlight.put(store, { lit });
}

/** The question with what refutes an answer, as far as they are in the picture. */
function litBy(state: State, labels: readonly string[]): Highlight | undefined {
  const graph = graphOf(state);
  const found = graph ? labels.flatMap((label) => graph.indexOf(label) ?? []) : [];
  if (!graph || found.length < 2) return undefined;
  return { graph, positions: new Set(found), differing: [], tellsNothing: true };
}

/** Whether hidden values can be guessed and shown one by one: not while positions are labelled, or a lesson asks. */
export function isAsking(state: State): boolean {
  return reveal.of(state).hides && !isVeiled(state);
}

/** Whether some are shown that can be hidden again. */
export function isSomeShown(state: State): boolean {
  return reveal.of(state).shown.size > 0;
}

/** Shows the values of some positions besides: a step that can be taken back as a whole. */
export function showLabels(store: Store, labels: Iterable<string>): void {
  forget(store);
  add(store, labels);
}

function add(store: Store, labels: Iterable<string>): void {
  const { shown } = reveal.of(store.state);
  const next = new Set([...shown, ...labels]);
  if (isAsking(store.state) && next.size > shown.size) go(store, next);
}

/** Hides all values again. */
export function hideAll(store: Store): void {
  forget(store);
  if (isAsking(store.state) && isSomeShown(store.state)) go(store, new Set());
}

/** Whether there is a step to be taken back. */
export function canGoBack(state: State): boolean {
  const { shown } = reveal.of(state);
  const { now, steps } = question.of(state);
  return shown.size > 0 || (shown === now && steps.length > 0);
}

/** Takes the last step back; without one, hides the value that was shown last. Answers of which position the value is hidden now. */
export function goBack(store: Store): string | undefined {
  if (!isAsking(store.state)) return undefined;
  const { shown } = reveal.of(store.state);
  const { now, steps } = question.of(store.state);
  const own = shown === now ? steps : [];
  const last = own.at(-1) ?? { shown: [...shown].slice(-1) };
  const next = "hidden" in last ? last.hidden : without(shown, last.shown);
  question.put(store, { steps: own.slice(0, -1), now: next });
  reveal.put(store, { shown: next });
  return [...shown].findLast((label) => !next.has(label));
}

function without(all: ReadonlySet<string>, some: readonly string[]): ReadonlySet<string> {
  const rest = new Set(all);
  for (const each of some) rest.delete(each);
  return rest;
}

function go(store: Store, next: ReadonlySet<string>): void {
  const { shown } = reveal.of(store.state);
  const { now, steps } = question.of(store.state);
  const step: RevealStep =
    next.size === 0 ? { hidden: shown } : { shown: [...next].filter((label) => !shown.has(label)) };
  question.put(store, { steps: [...(shown === now ? steps : []), step], now: next });
  reveal.put(store, { shown: next });
}
