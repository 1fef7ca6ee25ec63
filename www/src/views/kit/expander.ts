import { html, type TemplateResult } from "lit/html.js";

/** A heading that opens and closes what stands below it. */
export function expander(
  name: string,
  isOpen: boolean,
  onToggle: (isOpened: boolean) => void,
): TemplateResult {
  return html`<button
    type="button"
    class="quiet"
    aria-expanded=${isOpen ? "true" : "false"}
    @click=${() => onToggle(!isOpen)}
  >
    ${name}
  </button>`;
}
