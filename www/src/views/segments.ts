import { html, nothing, type TemplateResult } from "lit/html.js";
import { live } from "lit/directives/live.js";

export interface Segment<T extends string> {
  value: T;
  label: string;
  /** The name of the choice among those who know, in small type below its label. */
  term?: string;
  title?: string;
  disabled?: boolean;
}

/** A choice of one among few, as radio buttons in a row. */
export function segments<T extends string>(
  name: string,
  label: string,
  chosen: T,
  choices: readonly Segment<T>[],
  onChoose: (value: T) => void,
): TemplateResult {
  return html`<div class="segments" role="radiogroup" aria-label=${label}>
    ${choices.map(
      ({ value, label, term, title, disabled }) =>
        html`<label title=${title ?? ""}>
          <input
            type="radio"
            name=${name}
            value=${value}
            aria-label=${term === undefined ? nothing : `${label} (${term})`}
            .checked=${live(value === chosen)}
            ?disabled=${disabled === true}
            @change=${() => {
              onChoose(value);
            }}
          />
          <span>${label}${term === undefined ? nothing : html` <small>${term}</small>`}</span>
        </label>`,
    )}
  </div>`;
}
