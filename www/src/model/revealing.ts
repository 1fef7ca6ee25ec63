// What hides values, and what follows from those that are shown.
import { effectiveColour } from "./display.ts";
import type { PositionGraph } from "./graph/positionGraph.ts";
import type { ToldValues } from "./graph/toldValues.ts";
import { reveal } from "./reveal.ts";
import { graphOf, type State } from "./state.ts";
import type { Store } from "./store.ts";
import { told } from "./told.ts";

/** Hides all values, or shows all of them for good. */
export function hideValues(store: Store, hides: boolean): void {
  reveal.put(store, { hides, shown: new Set(), labelling: undefined });
}

/** The positions whose values are hidden and follow, by one step of thought, from those that are not. */
export function following(state: State): number[] {
  const graph = graphOf(state);
  if (!graph) return [];
  const values = told(state, graph);
  const isByOutcome = effectiveColour(state) === "outcome";
  return [...graph.labels.keys()].filter(
    (position) => !values.has(position) && follows(graph, values, position, isByOutcome),
  );
}

/** Whether the value of a position follows: of all its options the values are told, or, by outcome, of one that loses for the other player. */
export function follows(
  graph: PositionGraph,
  values: ToldValues,
  position: number,
  isByOutcome: boolean,
): boolean {
  const options = graph.optionsOf(position) ?? graph.coversOf(position);
  const isWon =
    isByOutcome && graph.players === 2 && options.some((option) => values.outcome(option) === "P");
  return isWon || options.every((option) => values.has(option));
}

/** How many positions still hide their values. */
export function hiddenCount(state: State): number {
  const graph = graphOf(state);
  if (!graph) return 0;
  const values = told(state, graph);
  return graph.labels.reduce((count, _, position) => count + (values.has(position) ? 0 : 1), 0);
}
