import { comparisonOf, display, drawsAll, effectiveColour, moverOf } from "../../model/display.ts";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import { labellingOf } from "../../model/reveal.ts";
import type { State } from "../../model/state.ts";
import { told } from "../../model/told.ts";
import type { Language } from "../../model/values.ts";
import { view } from "../../model/view.ts";
import { areNumbered, labelsOf, lettersOf } from "../../model/letters.ts";
import type { Policy } from "../../scene/shapes.ts";
import { cellsScale } from "./shownScale.ts";
import { signsOf } from "./signs.ts";

/** In a graph of fewer positions their numbers fit where their values will be. */
const FEW = 100;

/** What a picture is to show of a graph, wherever it is drawn. */
export function policyOf(
  state: State,
  graph: PositionGraph,
  code: Language,
): Omit<Policy, "stage" | "miniatures"> {
  const { emptyHeaps } = display.of(state);
  const wished = labelsOf(state);
  const words = lettersOf(state);
  // Shapes alone have no value to be written.
  const written = wished === "stones" ? "both" : wished;
  const labels = words === "shapes" && written === "both" ? "position" : written;
  const comparison = comparisonOf(state);
  const colourBy = effectiveColour(state);
  return {
    colourBy,
    labels,
    emptyHeaps,
    moves: drawsAll(state) ? "all" : "main",
    told: told(state, graph),
    showsNumbers:
      labels !== "number" && graph.count < FEW && labellingOf(state) !== undefined && areNumbered(state),
    signs: signsOf(words, code),
    // Beside cells the picture has their colours.
    scale: (colourBy === "grundy" && view.of(state).isBeside && cellsScale(state)) || undefined,
    changes: comparison && { of: (position) => comparison.changeOf(position, moverOf(state)) },
  };
}
