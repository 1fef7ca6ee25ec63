import { nothing } from "lit/html.js";
import { labelUpTo, reveal } from "../../model/reveal.ts";
import { drawnGraph } from "../../model/state.ts";
import { labellingStep } from "../kit/stepKeys.ts";
import type { View } from "../kit/view.ts";
import { labellingBar } from "./labellingBar.ts";

/** The labelling of the positions, one after another. */
export function makeView(): View {
  return {
    template: (context) => {
      const { state, scene } = context;
      const { labelling } = reveal.of(state);
      const graph = drawnGraph(state);
      if (!labelling || !graph || !scene) return nothing;
      return labellingBar(labelling, graph, scene.scale, context);
    },
    key: ({ key }, { state, store }) => {
      const { labelling } = reveal.of(state);
      const step = labellingStep(key);
      if (!labelling || step === undefined) return false;
      labelUpTo(store, labelling.done + step);
      return true;
    },
  };
}
