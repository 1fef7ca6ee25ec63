import { html, nothing, type TemplateResult } from "lit/html.js";

export interface ChoiceField {
  id: string;
  label: string;
  /** A few words on what is chosen. */
  hint?: string;
  chosen: string;
  choices: ReadonlyArray<{ value: string; label: string }>;
  onChoose: (value: string) => void;
}

/** A field for one among a few words, which counts at once. */
export function choiceField({ id, label, hint, chosen, choices, onChoose }: ChoiceField): TemplateResult {
  return html`<div class="field">
    <div class="named">
      <label for=${id} title=${hint ?? nothing}>${label}</label>
      <span class="choice">
        <select
          id=${id}
          .value=${chosen}
          @change=${(event: Event) => onChoose((event.target as HTMLSelectElement).value)}
        >
          ${choices.map(
            ({ value, label }) =>
              html`<option value=${value} ?selected=${value === chosen}>${label}</option>`,
          )}
        </select>
      </span>
    </div>
  </div>`;
}
