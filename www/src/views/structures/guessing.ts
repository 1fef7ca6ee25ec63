import { html, type TemplateResult } from "lit/html.js";
import type { JudgedAnswer } from "../../model/question/judge.ts";
import { isAsking, answer, showLabels } from "../../model/question/question.ts";
import type { Store } from "../../model/store.ts";
import type { Value } from "../../model/values.ts";
import { choicesUpTo } from "../kit/valueChoices.ts";
import { heapsLabel } from "./positions.ts";
import type { StructuresContext } from "./shown.ts";
import { button } from "../kit/button.ts";

/** Somebody guesses; `about` is what the question was, such as a pair. */
export function guessPair(
  store: Store,
  heaps: readonly number[],
  how: JudgedAnswer["how"],
  about?: string,
): void {
  answer(store, { label: heapsLabel(heaps), isRight: how === undefined, how }, about);
}

/** Somebody says whether a hidden position is P or N. */
export function guessOutcome(
  said: Value,
  heaps: readonly number[],
  { context: { store }, outcomes }: StructuresContext,
): void {
  const value = outcomes.judged(heaps);
  if (value !== undefined) guessPair(store, heaps, said === value ? undefined : "other");
}

/** Whether a hidden position is P or N is guessed here. */
export function guessButtons(heaps: readonly number[], shown: StructuresContext): TemplateResult {
  const { context, words } = shown;
  const { state, store } = context;
  if (!isAsking(state)) return html``;
  return html`<div class="guesses">
    ${choicesUpTo("outcome", 0, context, { number: "", check: "" }, (said) => guessOutcome(said, heaps, shown))}
    ${button(words.showOne, () => showLabels(store, [heapsLabel(heaps)]))}
  </div>`;
}
