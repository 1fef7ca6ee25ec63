import { html, nothing, type TemplateResult } from "lit/html.js";
import { startFrom } from "../../model/opening/opener.ts";
import { graphOf, type State } from "../../model/state.ts";
import { openView } from "../../model/view.ts";
import type { FigureContext } from "../kit/context.ts";
import type { GraphWords } from "./en.ts";

/** Says why there is no picture and what can be done; the panel goes on working. */
export function absence(context: FigureContext<GraphWords>): TemplateResult | typeof nothing {
  const { state, messages, store } = context;
  const { picture, catalogue, game, selected } = state;
  if (picture.kind === "none") return nothing;
  const { tooLarge, refused, refusedMoves, stillWorks, drawFrom, asTable } = messages.picture;
  let reason: string;
  if (picture.kind === "graph") {
    reason = tooLarge(picture.exploration.positionCount, catalogue?.limits.drawnPositions ?? 0);
  } else {
    const { code, limit = 0 } = picture.error;
    reason = code === "too-many-moves" ? refusedMoves(limit) : refused(limit);
  }
  // A smaller start that can be drawn, and the one that the reader looks at.
  const starts = new Set<string>();
  const drawable = drawableBelow(state);
  if (drawable !== undefined) starts.add(drawable);
  // Where nothing is known of how large a smaller graph is, it can be tried.
  if (selected !== game?.start && (!graphOf(state) || isDrawable(state))) starts.add(selected);
  return html`<div class="absence">
    <p>${reason}</p>
    ${context.isAlone ? nothing : html`<p>${stillWorks}</p>`}
    <p class="ways">
      ${[...starts].map(
        (label) =>
          html`<button
            type="button"
            @click=${() => {
              void startFrom(store, label);
            }}
          >
            ${drawFrom(label)}
          </button>`,
      )}
      ${
        graphOf(state)
          ? html`<button
              type="button"
              @click=${() => {
                openView(store, "table");
              }}
            >
              ${asTable}
            </button>`
          : nothing
      }
    </p>
  </div>`;
}

/** Whether the graph below the selected position is small enough to be drawn. */
function isDrawable(state: State): boolean {
  const graph = graphOf(state);
  const most = state.catalogue?.limits.drawnPositions ?? 0;
  const position = graph?.indexOf(state.selected);
  return !!graph && position !== undefined && graph.countBelow(position, most) <= most;
}

/** The first position on a way down from the selected one whose own graph is small enough to be drawn. */
function drawableBelow(state: State): string | undefined {
  const graph = graphOf(state);
  const most = state.catalogue?.limits.drawnPositions ?? 0;
  let position = graph?.indexOf(state.selected);
  while (graph && position !== undefined) {
    if (graph.countBelow(position, most) <= most) return graph.label(position);
    position = graph.coversOf(position)[0];
  }
  return undefined;
}
