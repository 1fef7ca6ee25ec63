import { html, nothing, type TemplateResult } from "lit/html.js";
import { select, type ListedChoice } from "../kit/controls.ts";

export interface ChoiceField {
  id: string;
  label: string;
  /** A few words on what is chosen. */
  hint?: string;
  chosen: string;
  choices: readonly ListedChoice[];
  onChoose: (value: string) => void;
}

/** A field for one among a few words, which counts at once. */
export function choiceField({ id, label, hint, chosen, choices, onChoose }: ChoiceField): TemplateResult {
  return html`<div class="field">
    <div class="named">
      <label for=${id} title=${hint ?? nothing}>${label}</label>
      ${select(label, chosen, choices, onChoose, { id, isSpoken: true })}
    </div>
  </div>`;
}
