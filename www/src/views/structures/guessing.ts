import { html, type TemplateResult } from "lit/html.js";
import { choicesUpTo } from "../kit/valueChoices.ts";
import { isAsking, labelOf } from "./positions.ts";
import type { Shown } from "./shown.ts";

/** Whether a hidden position is P or N is guessed here. */
export function guessButtons(
  heaps: readonly number[],
  { context, words, outcomes, quiz }: Shown,
): TemplateResult {
  if (!isAsking(context.state)) return html``;
  return html`<div class="guesses">
    ${choicesUpTo("outcome", 0, context, { number: "", check: "" }, (said) => {
      const value = outcomes.of(heaps);
      if (value !== undefined) quiz.guess(heaps, labelOf(heaps), said === value ? undefined : "value");
    })}
    <button type="button" @click=${() => quiz.show([heaps])}>${words.showOne}</button>
  </div>`;
}
