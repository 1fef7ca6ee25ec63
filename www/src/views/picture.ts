import { html, nothing, type TemplateResult } from "lit/html.js";
import type { State } from "../model/state.ts";
import type { Scene } from "../scene/shapes.ts";
import { worded, type Messages } from "../messages/index.ts";
import type { GraphView } from "./graphView.ts";
import type { Intents } from "./intents.ts";
import { legend } from "./legend.ts";

/** The rule in words, the graph or why it is not drawn, and what its signs mean. */
export function picture(
  state: State,
  scene: Scene | undefined,
  graph: GraphView,
  messages: Messages,
  intents: Intents,
): TemplateResult {
  return html`<main class="picture">
    ${caption(state, messages)}
    <div class="stage">
      ${scene ? graph.element : absence(state, messages)} ${scene ? zoomButtons(graph, messages) : nothing}
      ${progress(state, messages, intents)}
    </div>
    ${scene ? legend(state, scene, messages, intents) : nothing}
  </main>`;
}

/** What game this is and how large its graph is. */
function caption({ catalogue, game, picture, notice }: State, messages: Messages): TemplateResult {
  const ruleset = catalogue?.rulesets.find(({ id }) => id === game?.ruleset);
  const convention = catalogue?.conventions.find(({ kind }) => kind === game?.convention);
  const rules =
    ruleset &&
    convention &&
    messages.conjunction(
      worded(messages, ruleset.rules),
      worded(messages, convention.name),
      worded(messages, convention.says),
    );
  const {
    positionCount = 0,
    moveCount = 0,
    pPositionCount = 0,
  } = picture.kind === "graph" ? picture.exploration : {};
  const counts = messages.picture.counts(positionCount, moveCount, pPositionCount);
  return html`<div class="caption">
    <p class="rules">${rules ?? (notice ? nothing : messages.loading)}</p>
    ${
      picture.kind === "graph"
        ? html`<p class="counts">${counts.map((count) => html`<span>${count}</span>`)}</p>`
        : nothing
    }
  </div>`;
}

/** Says why there is no picture; the panel goes on working. */
function absence(state: State, messages: Messages): TemplateResult | typeof nothing {
  const { picture, catalogue } = state;
  if (picture.kind === "none") return nothing;
  const { tooLarge, refused, refusedMoves, stillWorks } = messages.picture;
  let reason: string;
  if (picture.kind === "graph") {
    reason = tooLarge(picture.exploration.positionCount, catalogue?.limits.drawnPositions ?? 0);
  } else {
    const { code, limit = 0 } = picture.error;
    reason = code === "too-many-moves" ? refusedMoves(limit) : refused(limit);
  }
  return html`<div class="absence">
    <p>${reason}</p>
    <p>${stillWorks}</p>
  </div>`;
}

function progress(
  { progress }: State,
  messages: Messages,
  intents: Intents,
): TemplateResult | typeof nothing {
  if (!progress) return nothing;
  return html`<div class="progress" role="status">
    <span>${messages.picture.progress(progress.positions, progress.moves)}</span>
    <button
      type="button"
      @click=${() => {
        intents.cancel();
      }}
    >
      ${messages.picture.cancel}
    </button>
  </div>`;
}

function zoomButtons(graph: GraphView, { picture: words }: Messages): TemplateResult {
  const button = (sign: string, label: string, onClick: () => void): TemplateResult =>
    html`<button type="button" class="quiet" aria-label=${label} title=${label} @click=${onClick}>
      ${sign}
    </button>`;
  return html`<div class="zoom">
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
  </div>`;
}
