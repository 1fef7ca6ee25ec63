import { html, type TemplateResult } from "lit/html.js";
import type { Vocabulary } from "../../model/vocabulary.ts";
import type { ClassWords } from "./en.ts";

/** The keys, and what they do. */
export function keyList(vocabulary: Vocabulary, { keys }: ClassWords): TemplateResult {
  return html`<dl class="keyList" aria-label=${keys.title}>
    ${keys.all(vocabulary).map(
      ([key, does]) =>
        html`<dt><kbd>${key}</kbd></dt>
          <dd>${does}</dd>`,
    )}
  </dl>`;
}
