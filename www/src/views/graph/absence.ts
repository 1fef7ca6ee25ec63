import { html, nothing, type TemplateResult } from "lit/html.js";
import { startFrom } from "../../model/opening/opener.ts";
import type { FigureContext } from "../kit/context.ts";
import type { Words as GraphWords } from "./words.en.ts";
import { button } from "../kit/button.ts";

/** Says why there is no picture and what can be done; the panel goes on working. */
export function absence(context: FigureContext<GraphWords>): TemplateResult | typeof nothing {
  const { state, messages, store } = context;
  const { picture, game, selected } = state;
  if (picture.kind !== "refused") return nothing;
  const { refused, refusedMoves, stillWorks, drawFrom } = messages.picture;
  const { code, limit = 0 } = picture.error;
  return html`<div class="absence">
    <p>${code === "too-many-moves" ? refusedMoves({ limit }) : refused({ limit })}</p>
    ${context.isAlone ? nothing : html`<p>${stillWorks}</p>`}
    ${
      // How large a smaller graph is nobody knows, but it can be tried.
      selected === game?.label
        ? nothing
        : html`<p class="ways">
            ${button(drawFrom({ position: selected }), () => {
              void startFrom(store, selected);
            })}
          </p>`
    }
  </div>`;
}
