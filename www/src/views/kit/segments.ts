import { html, nothing, type TemplateResult } from "lit/html.js";

export interface Segment<T extends string> {
  value: T;
  label: string;
  /** The name of the choice among those who know, in small type below its label. */
  term?: string;
  title?: string;
  disabled?: boolean;
}

/**
 * A choice of one among few, as radio buttons in a row. They have a form of their own: Chromium’s shadow trees never let go
 * of radio buttons that stand in none, even where they have been removed.
 */
export function segments<T extends string>(
  name: string,
  label: string,
  chosen: T,
  choices: readonly Segment<T>[],
  onChoose: (value: T) => void,
): TemplateResult {
  return html`<form class="radios" @submit=${stay}>
    <div class="segments" role="radiogroup" aria-label=${label}>
      ${choices.map(
        ({ value, label, term, title, disabled }) =>
          html`<label title=${title ?? ""}>
            <input
              type="radio"
              name=${name}
              value=${value}
              aria-label=${term === undefined ? nothing : `${label} (${term})`}
              .checked=${value === chosen}
              ?disabled=${disabled === true}
              @change=${({ target }: Event) => {
                onChoose(value);
                // The choice is shown when it has been made, and one that cannot be made is not shown at all.
                const group = (target as Element).closest(".segments");
                const before = group?.querySelector<HTMLInputElement>(`input[value="${chosen}"]`);
                if (before) before.checked = true;
              }}
            />
            <span>${label}${term === undefined ? nothing : html` <small>${term}</small>`}</span>
          </label>`,
      )}
    </div>
  </form>`;
}

/** A form is sent by Enter; here nothing is. */
function stay(event: Event): void {
  event.preventDefault();
}
