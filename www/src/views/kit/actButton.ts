import { html, nothing, type TemplateResult } from "lit/html.js";

interface Looks {
  /** Its classes. */
  readonly look?: string;
  readonly title?: string | undefined;
}

/** A button that stays where there is nothing to do, so that the keyboard keeps its place: a disabled one would lose it. */
export function actButton(
  label: string,
  isPossible: boolean,
  act: () => unknown,
  { look, title }: Looks = {},
): TemplateResult {
  return html`<button
    type="button"
    class=${look ?? nothing}
    title=${title ?? nothing}
    aria-disabled=${isPossible ? "false" : "true"}
    @click=${() => {
      if (isPossible) act();
    }}
  >
    ${label}
  </button>`;
}
