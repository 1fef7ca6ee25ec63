import { comparisonOf, display, drawsAll, effectiveColour, moverOf } from "../../model/display.ts";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import { isHiding, isKnown, reveal } from "../../model/reveal.ts";
import type { State } from "../../model/state.ts";
import type { Language } from "../../model/values.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import type { Hidden, Policy } from "../../scene/shapes.ts";
import { signsOf } from "./signs.ts";

/** In a graph of fewer positions their numbers fit where their values will be. */
const FEW = 100;

/** What a picture is to show of a graph, wherever it is drawn. */
export function policyOf(
  state: State,
  graph: PositionGraph,
  code: Language,
): Omit<Policy, "stage" | "miniatures"> {
  const { labels: wished, emptyHeaps } = display.of(state);
  const words = wordsOf(state);
  // Shapes alone have no value to be written.
  const labels = words === "shapes" && wished === "both" ? "position" : wished;
  const comparison = comparisonOf(state);
  const hidden: Hidden | undefined = isHiding(state)
    ? {
        isKnown: (position) => isKnown(state, graph, position),
        showsNumbers: labels !== "number" && graph.count < FEW && reveal.of(state).labelling !== undefined,
      }
    : undefined;
  return {
    colourBy: effectiveColour(state),
    labels,
    emptyHeaps,
    moves: drawsAll(state) ? "all" : "main",
    hidden,
    signs: signsOf(words, code),
    changes: comparison && { of: (position) => comparison.changeOf(position, moverOf(state)) },
  };
}
