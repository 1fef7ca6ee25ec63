import { html, nothing, type TemplateResult } from "lit/html.js";
import { isVeiled } from "../../../model/reveal.ts";
import { hideValues } from "../../../model/revealing.ts";
import { tells } from "../../../model/telling.ts";
import type { FigureContext } from "../context.ts";

/** Hides all values, or shows them; `isOn` where what is hidden for the sake of something else is another matter. */
export function hideButton(
  { state, store }: FigureContext,
  label: string,
  isOn = !tells(state, "everything"),
): TemplateResult | typeof nothing {
  // What a lesson hides until it is answered is not shown by it.
  if (isVeiled(state)) return nothing;
  return html`<button
    type="button"
    aria-pressed=${isOn ? "true" : "false"}
    @click=${() => hideValues(store, !isOn)}
  >
    ${label}
  </button>`;
}
