import { html, type TemplateResult } from "lit/html.js";

/** The keys of a class, and what they do. */
export function keyList(
  title: string,
  keys: ReadonlyArray<readonly [keys: string, does: string]>,
): TemplateResult {
  return html`<dl class="keyList" aria-label=${title}>
    ${keys.map(
      ([key, does]) =>
        html`<dt><kbd>${key}</kbd></dt>
          <dd>${does}</dd>`,
    )}
  </dl>`;
}
