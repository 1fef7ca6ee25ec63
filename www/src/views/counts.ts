import { html, nothing, type TemplateResult } from "lit/html.js";
import { shownValues, type State } from "../model/state.ts";
import type { Scene } from "../scene/shapes.ts";
import type { FigureMessages } from "../messages/figure/index.ts";

/** How large the graph is, and what part of it is shown. */
export function counts(
  state: State,
  scene: Scene | undefined,
  { picture: words }: FigureMessages,
): TemplateResult | typeof nothing {
  const { picture, display } = state;
  if (picture.kind !== "graph") return nothing;
  const { positionCount, moveCount, pPositionCount } = picture.exploration;
  // While values are hidden, so are some of the moves, one step after another.
  const isWhole = !state.labelling && shownValues(state).length === 0;
  const drawn =
    display.view === "graph" && scene && isWhole ? words.drawn(scene.edges.length, moveCount) : undefined;
  return html`<p class="counts">
    ${words.counts(positionCount, moveCount, pPositionCount).map((count) => html`<span>${count}</span>`)}
    ${drawn ? html`<span class="part">${drawn}</span>` : nothing}
  </p>`;
}
