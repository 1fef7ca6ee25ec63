import { html, nothing, type TemplateResult } from "lit/html.js";
import { hasEmptyHeaps } from "../../scene/labels.ts";
import type { Labels, State } from "../../model/state.ts";
import type { FigureMessages } from "../../messages/figure/index.ts";
import type { Intents } from "../kit/intents.ts";
import { segments } from "../kit/segments.ts";

const LABELS: readonly Labels[] = ["both", "position", "value", "number"];

/** What is written on the positions. */
export function labelChoice(
  state: State,
  messages: FigureMessages,
  intents: Intents,
): TemplateResult | typeof nothing {
  const { display, picture } = state;
  if (picture.kind !== "graph") return nothing;
  const { display: words } = messages;
  const writesHeaps = hasEmptyHeaps(picture.exploration) && /both|position/.test(display.labels);
  return html`<span class="display">
    ${
      writesHeaps
        ? html`<label class="check"
            ><input
              type="checkbox"
              .checked=${display.emptyHeaps}
              @change=${(event: Event) => {
                intents.show({ emptyHeaps: (event.target as HTMLInputElement).checked });
              }}
            />${words.emptyHeaps}</label
          >`
        : nothing
    }
    <label class="labels"
      >${words.labels}
      <span class="choice">
        <select
          .value=${display.labels}
          @change=${(event: Event) => {
            intents.show({ labels: (event.target as HTMLSelectElement).value as Labels });
          }}
        >
          ${LABELS.map(
            (labels) =>
              html`<option value=${labels} ?selected=${labels === display.labels}>
                ${words.labelled[labels]}
              </option>`,
          )}
        </select>
      </span>
    </label>
  </span>`;
}

/**
 * Whether the positions are drawn, listed, or labelled one after another, or what is known of the game is told, which a
 * figure alone has no room for.
 */
export function viewChoice(
  state: State,
  isAlone: boolean,
  messages: FigureMessages,
  intents: Intents,
): TemplateResult | typeof nothing {
  const { display, picture, labelling, catalogue } = state;
  const isGraph = picture.kind === "graph";
  if (picture.kind === "none" || (!isGraph && isAlone)) return nothing;
  const { display: words } = messages;
  const isDrawn = isGraph && picture.graph.count <= (catalogue?.limits.drawnPositions ?? 0);
  return html`<span class="display">
    ${
      display.view === "graph" && isDrawn
        ? html`<button
            type="button"
            aria-pressed=${labelling ? "true" : "false"}
            @click=${() => {
              intents.toggleLabelling();
            }}
          >
            ${words.stepByStep}
          </button>`
        : nothing
    }
    ${segments(
      "view",
      words.view,
      display.view,
      [
        { value: "graph" as const, label: words.graph },
        ...(isGraph ? [{ value: "table" as const, label: words.table }] : []),
        ...(isAlone ? [] : [{ value: "theorems" as const, label: words.theorems }]),
      ],
      (view) => {
        intents.show({ view });
      },
    )}
  </span>`;
}
