import { html, nothing, type TemplateResult } from "lit/html.js";
import { goTo, isAside, lookBack, redo, undo } from "../../model/play.ts";
import { canRedo, canUndo, currentOf } from "../../model/playedLine.ts";
import { isBeyond } from "../../model/state.ts";
import type { Context } from "../kit/context.ts";
import type { PanelWords } from "./en.ts";

/**
 * The moves made, as a path whose every place can be gone back to; and below it, where the selected position is none of
 * them, that it is only looked at.
 */
export function playedLine(context: Context<PanelWords>): TemplateResult {
  const { store, state } = context;
  const { line, selected } = state;
  const { position: words } = context.messages;
  const place = (label: string, index: number): TemplateResult =>
    html`<li class=${index > line.cursor ? "undone" : ""}>
      <button
        type="button"
        class="quiet"
        aria-current=${index === line.cursor && !isAside(state) ? "step" : nothing}
        @click=${() => goTo(store, index)}
      >
        ${label}
      </button>
    </li>`;
  return html`<nav class="line" aria-label=${words.line}>
      <ol>
        ${line.positions.map(place)}
      </ol>
      <div class="steps">
        ${stepButton(context.messages.undo, "Z", canUndo(line), () => undo(store))}
        ${stepButton(words.redo, "Y", canRedo(line), () => redo(store))}
      </div>
    </nav>
    ${
      isAside(state)
        ? html`<p class="looking">
            <span>${words.lookingAt(selected, isBeyond(state))} ·</span>
            <button type="button" class="quiet" @click=${() => lookBack(store)}>
              ${words.lookBack(currentOf(line))}
            </button>
          </p>`
        : nothing
    }`;
}

/** Where there is nothing to do it keeps the focus all the same: a disabled button would lose a keyboard's place. */
function stepButton(label: string, key: string, isPossible: boolean, act: () => void): TemplateResult {
  return html`<button
    type="button"
    title=${`${label}: Ctrl+${key}`}
    aria-keyshortcuts=${`Control+${key}`}
    aria-disabled=${isPossible ? "false" : "true"}
    @click=${() => {
      if (isPossible) act();
    }}
  >
    ${label}
  </button>`;
}
