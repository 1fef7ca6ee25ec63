// A class with hidden values in a graph: what may be guessed when. Nothing of it is in a link.
import { effectiveColour } from "../../model/display.ts";
import { select } from "../../model/play.ts";
import { answer, goBack, showLabels } from "../../model/question/question.ts";
import { following } from "../../model/revealing.ts";
import { Slice } from "../../model/slice.ts";
import { graphOf, type State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import { told } from "../../model/told.ts";
import type { Value } from "../../model/values.ts";
import { judge } from "../../model/question/position.ts";

/** From the end of play upward, each position after its options, or as one likes. */
export const ORDERS = ["upward", "free"] as const;
type AskingOrder = (typeof ORDERS)[number];

interface ClassState {
  order: AskingOrder;
}

export const classroom: Slice<ClassState, object> = new Slice<ClassState, object>({
  id: "class",
  initial: { order: "upward" },
  unasked: {},
  asked: () => ({}),
});

/** Whether the selected position can be guessed now; bottom-up its options come first. */
export function canGuess(state: State): "yes" | "known" | "options-first" {
  const graph = graphOf(state);
  const position = graph?.indexOf(state.selected);
  if (!graph || position === undefined || told(state, graph).has(position)) return "known";
  const options = graph.optionsOf(position);
  // Of a large graph they come a moment later, and no guess can be judged before.
  if (!options) return "options-first";
  if (classroom.of(state).order === "free") return "yes";
  return options.every((option) => told(state, graph).has(option)) ? "yes" : "options-first";
}

/** Somebody says what the selected position is: right, it is shown; wrong, what refutes that is. */
export function guess(store: Store, said: Value): void {
  const { state } = store;
  const graph = graphOf(state);
  const position = graph?.indexOf(state.selected);
  if (!graph || position === undefined || canGuess(state) !== "yes") return;
  answer(store, judge(graph, position, said, effectiveColour(state)));
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
  if (!graph) return;
  if (position !== undefined && following(state).includes(position)) {
    showLabels(store, [graph.label(position)]);
    return;
  }
  const next = nextAsked(state);
  if (next !== undefined) select(store, graph.label(next), state.line);
}

/** Back: the value that was shown last is hidden and asked for again. */
export function stepBack(store: Store): void {
  const last = goBack(store);
  if (last !== undefined) select(store, last, store.state.line);
}

/** Some positions of the graph are shown, or all of them. */
export function showPositions(store: Store, positions?: Iterable<number>): void {
  const graph = graphOf(store.state);
  if (graph)
    showLabels(
      store,
      Array.from(positions ?? graph.labels.keys(), (position) => graph.label(position)),
    );
}
