import { nothing } from "lit/html.js";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import { effectiveColour } from "../../model/display.ts";
import { labellingOf, labelUpTo } from "../../model/reveal.ts";
import { drawnGraph, type State } from "../../model/state.ts";
import { told } from "../../model/told.ts";
import { shownScale } from "../kit/shownScale.ts";
import type { Scale } from "../../scene/shapes.ts";
import { leading } from "../kit/question/commands.ts";
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
    lead: ({ state, store }) => {
      const { done } = labellingOf(state) ?? {};
      if (done === undefined) return undefined;
      return {
        commands: leading,
        stepOn: () => labelUpTo(store, done + 1),
        stepBack: () => labelUpTo(store, done - 1),
        hasStops: true,
      };
    },
  };
}

/** What the colours of numbers stand for in a graph without a scene, as far as it is labelled. */
function scaleIn(state: State, graph: PositionGraph): Scale {
  const scale = shownScale(state, graph, effectiveColour(state));
  return scale === 0 ? told(state, graph).largestOf("grundy") : scale;
}
