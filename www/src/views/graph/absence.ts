import { html, nothing, type TemplateResult } from "lit/html.js";
import { startFrom } from "../../model/opening/opener.ts";
import type { View } from "../kit/view.ts";
import type { GraphContext } from "./nodes.ts";
import { button } from "../kit/button.ts";

/** Says why there is no picture and what can be done; the panel goes on working. */
export const makeView = (): View<GraphContext> => ({ template: absence });

function absence(context: GraphContext): TemplateResult | typeof nothing {
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
