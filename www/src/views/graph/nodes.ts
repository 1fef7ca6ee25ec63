import { html, nothing } from "lit/html.js";
import { comparisonOf, effectiveColour, shadesAll, shownValues } from "../../model/display.ts";
import { highlightIn } from "../../model/highlight.ts";
import { labellingOf } from "../../model/reveal.ts";
import { drawnGraph } from "../../model/state.ts";
import { told } from "../../model/told.ts";
import { PICTURE } from "../../model/view.ts";
import { areNumbered, lettersOf } from "../../model/letters.ts";
import { CellColours } from "../kit/cells/colours.ts";
import { otherTold } from "../kit/against/otherTold.ts";
import type { FigureContext, Host } from "../kit/context.ts";
import type { View } from "../kit/view.ts";
import type { Words as GraphWords } from "./words.en.ts";
import { GraphView } from "./graphView.ts";
import type { GraphProps } from "../picture/nodes/nodesView.ts";
import type { Words as NodeWords } from "../picture/nodes/words.en.ts";
import { zoomButtons } from "../picture/zoom.ts";

/** What a graph is painted from. */
export type GraphContext = FigureContext<GraphWords & NodeWords>;

/** A graph with a node for each position. */
export function makeView(host: Host): View<GraphContext> {
  const { store, isAlone, redraw } = host;
  /** How much the picture is enlarged. */
  let zoom = 1;
  /** Whether another view is beside the picture, which shows the position that a pointer is on. */
  let hasCompany = false;
  /** Whether the legend tells of it. */
  let isCompared = false;
  const graph = new GraphView(store, {
    isAlone,
    onZoom: (k) => {
      if (Math.abs(k - zoom) < 0.005) return;
      zoom = k;
      redraw();
    },
    hasCompany: () => hasCompany || isCompared,
  });
  const colours = new CellColours(graph.element, redraw);
  return {
    template: (context) => {
      const { state, scene, messages, view } = context;
      if (!scene) return nothing;
      hasCompany = view !== PICTURE;
      isCompared = comparisonOf(state) !== undefined;
      return html`${graph.element} ${graph.map}
      ${zoomButtons(graph, context, redraw, partOfIt(zoom, messages))}`;
    },
    shown: (context) => {
      const { state, scene, messages } = context;
      const drawn = drawnGraph(state);
      if (!scene || !drawn || !state.game) return;
      const { selected, explanation, line, pointedAt, game } = state;
      const props: GraphProps = {
        scene,
        graph: drawn,
        told: told(state, drawn),
        messages,
        selected,
        explanation,
        line,
        pointedAt,
        labelling: labellingOf(state),
        areNumbered: areNumbered(state),
        colouring: effectiveColour(state),
        words: lettersOf(state),
        other: comparisonOf(state) && ((position) => otherTold(state, position, messages)),
        only: shownValues(state),
        lit: highlightIn(state, drawn),
        label: messages.node.label({ notation: game.notation }),
      };
      graph.update(props, shadesAll(state) ? colours.of(state).muted : undefined);
    },
    focus: () => graph.focus(),
    dispose: () => {
      graph.dispose();
      colours.dispose();
    },
  };
}

/** Enlarged, the picture shows only a part of itself: then it says by how much. */
function partOfIt(zoom: number, { picture: words }: GraphWords): unknown {
  return zoom > 1
    ? html`${words.enlarged({ factor: zoom < 1.05 ? undefined : zoom.toFixed(1) })}<span class="touch"
          >${words.twoFingers}</span
        >`
    : nothing;
}
