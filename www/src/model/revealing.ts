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
  return graph ? followingIn(graph, told(state, graph), effectiveColour(state) === "outcome") : [];
}

/** Those of a graph: of all their options the values are told, or, by outcome, of one that loses for the other player. */
export function followingIn(graph: PositionGraph, values: ToldValues, isByOutcome: boolean): number[] {
  // Asked of very many moves, so it is looked up once for each position.
  const known = Uint8Array.from(graph.labels, (_, position) => (values.has(position) ? 1 : 0));
  const isTwo = isByOutcome && graph.players === 2;
  const lost = known.map((is, position) => (is && isTwo && values.outcome(position) === "P" ? 1 : 0));
  const hidden = [...known.keys()].filter((position) => !known[position]);
  const following = hidden.filter((position) => {
    const options = graph.optionsOf(position) ?? graph.coversOf(position);
    let areAllKnown = true;
    for (const option of options) {
      if (lost[option]) return true;
      if (known[option]) continue;
      if (!isTwo) return false;
      areAllKnown = false;
    }
    return areAllKnown;
  });
  // Where moves return, all that is left may be without an end.
  return graph.returns && following.length === 0 ? hidden : following;
}

/** How many positions still hide their values. */
export function hiddenCount(state: State): number {
  const graph = graphOf(state);
  if (!graph) return 0;
  const values = told(state, graph);
  return graph.labels.reduce((count, _, position) => count + (values.has(position) ? 0 : 1), 0);
}
