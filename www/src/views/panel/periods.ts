import { html, nothing, type TemplateResult } from "lit/html.js";
import type { ExplainedPeriod, Explanation } from "../../solver/wire.ts";
import type { Context } from "../kit/context.ts";
import type { PanelWords } from "./en.ts";
import { fold } from "./fold.ts";

/** The proved periods by which the position has its value: how they go, why they are proved, and what its heaps are like. */
export function periods(
  { periods: all = [], components = [] }: Explanation,
  context: Context<PanelWords>,
): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  const { messages } = context;
  const words = messages.periods;
  const part = { id: "periods", name: words.title, isOpen: true };
  const component = ({ component: place }: ExplainedPeriod): string | undefined =>
    place === undefined ? undefined : components[place]?.notation;
  return fold(
    part,
    context,
    () =>
      html`${all.map((period) => {
        const of = component(period);
        return html`${of === undefined ? nothing : html`<p><b>${of}</b></p>`}
          <p>${words.repeats(period)}</p>
          ${period.heaps.map((heap) => html`<p>${words.heap(heap, period)}</p>`)}
          <p>${words.proofs[period.proof](period)}</p>`;
      })}`,
  );
}
