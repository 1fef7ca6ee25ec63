import { html, nothing, type TemplateResult } from "lit/html.js";
import { named, type Command, type Given } from "../../model/commands.ts";
import { goTo, isAside, lookBack } from "../../model/play.ts";
import { currentOf } from "../../model/playedLine.ts";
import { isBeyond } from "../../model/state.ts";
import type { Context } from "../kit/context.ts";
import { redoing, undoing } from "../play/commands.ts";
import type { Words as PanelWords } from "./words.en.ts";
import { button } from "../kit/button.ts";

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
      ${button(label, () => goTo(store, index), { look: "quiet", current: index === line.cursor && !isAside(state) ? "step" : undefined })}
    </li>`;
  return html`<nav class="line" aria-label=${words.line}>
      <ol>
        ${line.positions.map(place)}
      </ol>
      <div class="steps">
        ${stepButton(context.messages.undo, undoing, context)} ${stepButton(words.redo, redoing, context)}
      </div>
    </nav>
    ${
      isAside(state)
        ? html`<p class="looking">
            <span>${words.lookingAt({ position: selected, isBeyond: isBeyond(state) })} ·</span>
            ${button(words.lookBack({ position: currentOf(line) }), () => lookBack(store), { look: "quiet" })}
          </p>`
        : nothing
    }`;
}

/** Where there is nothing to do it keeps the focus all the same: a disabled button would lose a keyboard's place. */
function stepButton(label: string, command: Command, given: Given): TemplateResult {
  const isIdle = command.isIdle?.(given) === true;
  const { title, shortcut } = named(label, command, given);
  return html`<button
    type="button"
    title=${title}
    aria-keyshortcuts=${shortcut}
    aria-disabled=${isIdle ? "true" : "false"}
    @click=${() => {
      if (!isIdle) command.run(given);
    }}
  >
    ${label}
  </button>`;
}
