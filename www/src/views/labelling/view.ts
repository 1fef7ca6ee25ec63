import { nothing } from "lit/html.js";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import { effectiveColour } from "../../model/display.ts";
import { labellingOf, labelUpTo } from "../../model/reveal.ts";
import { drawnGraph, type State } from "../../model/state.ts";
import { told } from "../../model/told.ts";
import { scaleOf } from "../../scene/scale.ts";
import type { Scale } from "../../scene/shapes.ts";
import { labellingStep } from "../kit/stepKeys.ts";
import type { View } from "../kit/view.ts";
import { labellingBar } from "./labellingBar.ts";

/** The labelling of the positions, one after another. */
export function makeView(): View {
  return {
    template: (context) => {
      const { state, scene } = context;
      const labelling = labellingOf(state);
      const graph = drawnGraph(state);
      if (!labelling || !graph) return nothing;
      return labellingBar(labelling, graph, scene?.scale ?? scaleIn(state, graph), context);
    },
    key: ({ key }, { state, store }) => {
      const labelling = labellingOf(state);
      const step = labellingStep(key);
      if (!labelling || step === undefined) return false;
      labelUpTo(store, labelling.done + step);
      return true;
    },
  };
}

/** What the colours of numbers stand for in a graph without a scene, as far as it is labelled. */
function scaleIn(state: State, graph: PositionGraph): Scale {
  const values = told(state, graph);
  const scale = scaleOf(graph, values, effectiveColour(state));
  return scale === 0 ? values.largestOf("grundy") : scale;
}
