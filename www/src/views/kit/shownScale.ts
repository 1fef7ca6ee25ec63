import { cellLargest } from "../../model/cellScale.ts";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import type { State } from "../../model/state.ts";
import { told } from "../../model/told.ts";
import { view } from "../../model/view.ts";
import type { Colouring } from "../../model/values.ts";
import { scaleOf } from "../../scene/scale.ts";
import type { Scale } from "../../scene/shapes.ts";

/** What the colours of numbers stand for: a value has one colour, in the cells that are shown and in all that stands beside them. */
export function shownScale(state: State, graph: PositionGraph, colouring: Colouring): Scale {
  const cells = colouring === "grundy" ? cellLargest(state) : undefined;
  // A large graph beside them is painted, and the mean of such colours would be none of them.
  if (cells === 0 && !view.of(state).isBeside) return 0;
  return cells ? { largest: cells } : scaleOf(graph, told(state, graph), colouring);
}

/** The same of the cells that are shown; 0 where each value has a colour of its own. */
export function cellsScale(state: State): Scale {
  const largest = cellLargest(state);
  return largest ? { largest } : 0;
}
