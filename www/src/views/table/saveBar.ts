import { html, nothing, type TemplateResult } from "lit/html.js";
import { labelOf } from "../../exports/export.ts";
import { EXPORTS } from "../../exports/registry.ts";
import type { FigureContext } from "../kit/context.ts";
import { exportedOf, save } from "../kit/saving.ts";
import type { TableWords } from "./words.ts";

/** Saves all positions in a file, a button for each kind of file. */
export function saveBar(context: FigureContext, words: TableWords): TemplateResult | typeof nothing {
  const exported = exportedOf(context);
  const exports = EXPORTS.filter((each) => each.of === "table" && each.applies(exported));
  if (exports.length === 0) return nothing;
  return html`<p class="save" role="group" aria-label=${words.save}>
    <span aria-hidden="true">${words.save}</span>
    ${exports.map(
      (each) =>
        html`<button type="button" class="quiet" @click=${() => void save(each, exported)}>
          ${labelOf(each, exported.words)}
        </button>`,
    )}
  </p>`;
}
