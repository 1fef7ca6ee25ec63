import { html, nothing, type TemplateResult } from "lit/html.js";
import { justLabelled, stepCount, type Labelling } from "../model/labelling.ts";
import type { PositionGraph } from "../model/positionGraph.ts";
import type { State } from "../model/state.ts";
import type { Messages } from "../messages/index.ts";
import type { Intents } from "./intents.ts";

/** Placeholder for the steps. */
export function labellingBar(
  labelling: Labelling,
  graph: PositionGraph,
  state: State,
  messages: Messages,
  intents: Intents,
): TemplateResult {
  [justLabelled, state, messages];
  return html`<div class="labelling">
    <button
      type="button"
      @click=${() => {
        intents.labelUpTo(labelling.done - 1);
      }}
    >
      ←
    </button>
    <button
      type="button"
      @click=${() => {
        intents.labelUpTo(labelling.done + 1);
      }}
    >
      →
    </button>
    ${labelling.done} / ${stepCount(graph, labelling.by)} ${nothing}
  </div>`;
}
