import { html, nothing, type TemplateResult } from "lit/html.js";

interface ButtonLooks {
  /** Its classes. */
  readonly look?: string;
  readonly title?: string | undefined;
  /** What it is called where its label alone would not tell. */
  readonly named?: string;
}

/** A button that stays where there is nothing to do, so that the keyboard keeps its place: a disabled one would lose it. */
export function actButton(
  label: string,
  isPossible: boolean,
  act: () => unknown,
  { look, title, named }: ButtonLooks = {},
): TemplateResult {
  return html`<button
    type="button"
    class=${look ?? nothing}
    title=${title ?? nothing}
    aria-label=${named ?? nothing}
    aria-disabled=${isPossible ? "false" : "true"}
    @click=${() => {
      if (isPossible) act();
    }}
  >
    ${label}
  </button>`;
}
