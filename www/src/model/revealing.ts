// What shows hidden values, and hides them again.
import { effectiveColour } from "./display.ts";
import { isKnown, reveal } from "./reveal.ts";
import { graphOf, type State } from "./state.ts";
import type { Store } from "./store.ts";
import { everyValue } from "./everyValue.ts";

/** Hides all values, or shows all of them for good. */
export function hideValues(store: Store, hides: boolean): void {
  reveal.put(store, { hides, shown: new Set(), labelling: undefined });
}

/** Shows some more values. */
export function showValues(store: Store, positions: Iterable<number>): void {
  const graph = graphOf(store.state);
  const { hides, shown } = reveal.of(store.state);
  if (!graph || !hides) return;
  const next = new Set(shown);
  for (const position of positions) next.add(graph.label(position));
  if (next.size > shown.size) reveal.put(store, { shown: next });
}

/** The same for positions that may be none of the graph, by their labels. */
export function showLabels(store: Store, labels: Iterable<string>): void {
  const { hides, shown } = reveal.of(store.state);
  const next = new Set([...shown, ...labels]);
  if (hides && next.size > shown.size) reveal.put(store, { shown: next });
}

/** Hides the value again that was shown last, and answers of which position that is. */
export function hideLast(store: Store): string | undefined {
  const shown = [...reveal.of(store.state).shown];
  const last = shown.pop();
  if (last !== undefined) reveal.put(store, { shown: new Set(shown) });
  return last;
}

/** The positions whose values are hidden and follow, by one step of thought, from those that are not. */
export function following(state: State): number[] {
  const graph = graphOf(state);
  if (!graph) return [];
  const known = Array.from({ length: graph.count }, (_, position) => isKnown(state, graph, position));
  const isByOutcome = effectiveColour(state) === "outcome";
  return known.flatMap((is, position) => {
    if (is) return [];
    const options = graph.optionsOf(position) ?? graph.coversOf(position);
    // One option that loses for the other player is enough to know who wins.
    const isWon =
      isByOutcome &&
      everyValue(graph)
        .winningOf(position)
        .some((option) => known[option]);
    return isWon || options.every((option) => known[option]) ? [position] : [];
  });
}

/** How many positions still hide their values. */
export function hiddenCount(state: State): number {
  const graph = graphOf(state);
  if (!graph) return 0;
  return graph.labels.reduce((count, _, position) => count + (isKnown(state, graph, position) ? 0 : 1), 0);
}
