// A class with hidden values: guesses, and a presentation with a clicker. Nothing of it is in a link.
import { effectiveColour } from "../../model/display.ts";
import { isLed } from "../../model/lessons/slice.ts";
import { light, type Lit } from "../../model/lit.ts";
import { select } from "../../model/play.ts";
import { isKnown, reveal } from "../../model/reveal.ts";
import { following, hideLast, showValues } from "../../model/revealing.ts";
import { setPresented } from "../../model/presentation.ts";
import { Slice } from "../../model/slice.ts";
import { graphOf, isSameGame, type State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import type { Value } from "../../model/values.ts";
import { judge, type Judgement } from "./judge.ts";

/** From the end of play upward, each position after its options, or as one likes. */
export const ORDERS = ["upward", "free"] as const;
export type Order = (typeof ORDERS)[number];

interface Share {
  order: Order;
  /** Guesses so far, and positions guessed right at the first try. */
  tries: number;
  first: number;
  /** The positions that were guessed wrong. */
  missed: ReadonlySet<string>;
  /** The last guess, until another position is selected. */
  last?: Judgement | undefined;
  /** What that guess has lit in the picture. */
  lit?: Lit | undefined;
  /** Whether the screen is blank. */
  isBlank: boolean;
  /** Whether the keys are shown. */
  areKeysShown: boolean;
}

const BEGINNING: Share = {
  order: "upward",
  tries: 0,
  first: 0,
  missed: new Set(),
  isBlank: false,
  areKeysShown: false,
};

export const classroom: Slice<Share, object> = new Slice<Share, object>({
  id: "class",
  initial: BEGINNING,
  unasked: {},
  asked: () => ({}),
  adapt: (store, before) => {
    const { state } = store;
    const share = classroom.of(state);
    const isOver = !reveal.of(state).hides;
    // What else is presented has its own end.
    const wasOn = reveal.of(before).hides || isLed(before);
    if (isOver && wasOn && !isLed(state)) setPresented(store, false);
    if ((isOver || !isSameGame(before.game, state.game)) && hasBegun(share)) {
      forgetGuess(store, { ...BEGINNING, order: share.order });
      return;
    }
    if (share.last && before.selected !== state.selected) forgetGuess(store);
  },
});

/** What was lit for a guess goes with it. */
function forgetGuess(store: Store, rest: Partial<Share> = {}): void {
  const { lit } = classroom.of(store.state);
  classroom.put(store, { ...rest, last: undefined, lit: undefined });
  if (lit && light.of(store.state).lit === lit) light.put(store, { lit: undefined });
}

/** Whether there is anything to begin anew. */
function hasBegun({ tries, last, isBlank, areKeysShown }: Share): boolean {
  return tries > 0 || last !== undefined || isBlank || areKeysShown;
}

/** Whether the selected position can be guessed now; bottom-up its options come first. */
export function canGuess(state: State): "yes" | "known" | "options-first" {
  const graph = graphOf(state);
  const position = graph?.indexOf(state.selected);
  if (!graph || position === undefined || isKnown(state, graph, position)) return "known";
  const options = graph.optionsOf(position);
  // Of a large graph they come a moment later, and no guess can be judged before.
  if (!options) return "options-first";
  if (classroom.of(state).order === "free") return "yes";
  return options.every((option) => isKnown(state, graph, option)) ? "yes" : "options-first";
}

/** Somebody says what the selected position is: right, it is shown; wrong, what refutes that is. */
export function guess(store: Store, said: Value): void {
  const { state } = store;
  const graph = graphOf(state);
  const position = graph?.indexOf(state.selected);
  if (!graph || position === undefined || canGuess(state) !== "yes") return;
  const last = judge(graph, position, said, effectiveColour(state));
  const { tries, first, missed } = classroom.of(state);
  const label = graph.label(position);
  const isFirst = !missed.has(label);
  const isTelling = !last.isRight && last.witnesses.length > 0;
  const lit: Lit | undefined = isTelling
    ? { graph, positions: new Set([position, ...last.witnesses]), differing: [], isTold: true }
    : undefined;
  classroom.put(store, {
    last,
    lit,
    tries: tries + 1,
    first: first + (last.isRight && isFirst ? 1 : 0),
    missed: last.isRight ? missed : new Set([...missed, label]),
  });
  showValues(store, last.isRight ? [position] : last.witnesses);
  light.put(store, { lit });
}

/** The next position to be asked for: the first, in the order p1, p2, …, whose value follows from those that are shown. */
export function nextAsked(state: State): number | undefined {
  const graph = graphOf(state);
  return following(state).sort((one, other) => (graph?.number(one) ?? 0) - (graph?.number(other) ?? 0))[0];
}

/** A step of a presentation: asks for the next position, and then shows it. */
export function stepOn(store: Store): void {
  const { state } = store;
  const graph = graphOf(state);
  const position = graph?.indexOf(state.selected);
  const open = following(state);
  if (!graph) return;
  if (position !== undefined && open.includes(position)) {
    showValues(store, [position]);
    return;
  }
  const next = nextAsked(state);
  if (next !== undefined) select(store, graph.label(next), state.line);
}

/** Back: the value that was shown last is hidden and asked for again. */
export function stepBack(store: Store): void {
  const last = hideLast(store);
  if (last !== undefined) select(store, last, store.state.line);
}

/** The selected position is shown. */
export function showSelected(store: Store): void {
  const position = graphOf(store.state)?.indexOf(store.state.selected);
  if (position !== undefined) showValues(store, [position]);
}

/** The positions of the selected one’s layer that are still hidden are shown. */
export function showLayer(store: Store): void {
  const graph = graphOf(store.state);
  const position = graph?.indexOf(store.state.selected);
  if (graph && position !== undefined) showValues(store, graph.layerMembers(graph.layer(position)));
}

/** All positions are shown, and can be hidden again. */
export function showAll(store: Store): void {
  const graph = graphOf(store.state);
  if (graph) showValues(store, graph.labels.keys());
}
