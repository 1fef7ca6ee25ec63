import { html, nothing, type TemplateResult } from "lit/html.js";
import type { State } from "../model/state.ts";
import type { Messages } from "../messages/index.ts";

/** The selected position in one line, which is also what a screen reader says of it. */
export function verdict({ explanation }: State, messages: Messages): TemplateResult {
  return html`<p class="verdict" aria-live="polite">
    ${explanation ? sentence(explanation, messages) : nothing}
  </p>`;
}

/** What a screen reader says of a selected position. */
export function sentence(
  { label, value, optionCount, options }: NonNullable<State["explanation"]>,
  { position: words }: Messages,
): string {
  const winning = options.filter((option) => option.winning).length;
  return words.spokenPosition(
    words.spoken(label, value.outcome, value.grundy),
    words.spokenMoves(optionCount ?? options.length, winning),
  );
}
