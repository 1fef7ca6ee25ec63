import { html, nothing, type TemplateResult } from "lit/html.js";
import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/parts.ts";
import { effectiveColour, shownValues } from "../../model/display.ts";
import { light } from "../../model/lit.ts";
import { pointAt } from "../../model/play.ts";
import { reveal } from "../../model/reveal.ts";
import { drawnGraph } from "../../model/state.ts";
import { PICTURE } from "../../model/view.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import type { FigureContext, Host } from "../kit/context.ts";
import type { View } from "../kit/view.ts";
import type { GraphWords } from "./en.ts";
import { isFullScreen, toggleFullScreen } from "../kit/fullScreen.ts";
import { GraphView } from "./graphView.ts";

/** The positions and moves drawn, or why they are not. */
export function makeView({ store, isAlone, redraw }: Host): View<FigureContext<GraphWords>> {
  /** How much the picture is enlarged. */
  let zoom = 1;
  /** Whether another view is beside the picture, which shows the position that a pointer is on. */
  let hasCompany = false;
  const graph = new GraphView(
    store,
    isAlone,
    (k) => {
      if (Math.abs(k - zoom) < 0.005) return;
      zoom = k;
      redraw();
    },
    (label) => {
      if (hasCompany && store.state.pointedAt !== label) pointAt(store, label);
    },
  );
  const absence = new Lazy(parts.absence, () => import("./absence.ts"));
  return {
    template: (context) => {
      const { state, scene, messages, view } = context;
      hasCompany = view !== PICTURE;
      if (state.picture.kind === "none") return nothing;
      if (!scene) return absence.get()?.absence(context);
      return html`${graph.element} ${graph.map} ${zoomButtons(graph, zoom, messages, redraw)}`;
    },
    shown: ({ state, scene, messages }) => {
      const drawn = drawnGraph(state);
      if (!scene || !drawn || !state.game) return;
      const { selected, explanation, line, pointedAt, game } = state;
      const { lit } = light.of(state);
      graph.update({
        scene,
        graph: drawn,
        messages,
        selected,
        explanation,
        line,
        pointedAt,
        labelling: reveal.of(state).labelling,
        colouring: effectiveColour(state),
        words: wordsOf(state),
        only: shownValues(state),
        lit: lit?.graph === drawn ? lit : undefined,
        notation: game.notation,
      });
    },
    focus: () => {
      graph.focus();
    },
    dispose: () => {
      graph.dispose();
    },
  };
}

/** Enlarged, the picture shows only a part of itself: then it says by how much. */
function zoomButtons(
  graph: GraphView,
  zoom: number,
  { picture: words }: GraphWords,
  redraw: () => void,
): TemplateResult {
  const isFull = isFullScreen(graph.element);
  const button = (sign: string, label: string, onClick: () => void): TemplateResult =>
    html`<button type="button" class="quiet" aria-label=${label} title=${label} @click=${onClick}>
      ${sign}
    </button>`;
  return html`<div class="zoom">
    <span class="scale"
      >${zoom > 1 ? html`${words.enlarged(zoom)}<span class="touch">${words.twoFingers}</span>` : nothing}</span
    >
    ${button("+", words.zoomIn, () => {
      graph.zoomBy(1.4);
    })}
    ${button("−", words.zoomOut, () => {
      graph.zoomBy(1 / 1.4);
    })}
    <button
      type="button"
      class="quiet fit"
      @click=${() => {
        graph.fit();
      }}
    >
      ${words.fit}
    </button>
    <button
      type="button"
      class="quiet full"
      aria-pressed=${isFull ? "true" : "false"}
      @click=${() => void toggleFullScreen(graph.element, redraw)}
    >
      ${isFull ? words.leaveFullScreen : words.fullScreen}
    </button>
  </div>`;
}
