import { html, nothing, type TemplateResult } from "lit/html.js";
import { reveal } from "../../model/reveal.ts";
import type { State } from "../../model/state.ts";
import type { FigureContext } from "./context.ts";
import type { KitFigureWords } from "./figure/en.ts";

/**
 * The selected position in one line, which is also what a screen reader says of it. On a page that says more elsewhere it
 * is for those who have a small screen and that far below.
 */
export function verdict(context: FigureContext, isAlone: boolean): TemplateResult | typeof nothing {
  const { state, messages } = context;
  const { explanation } = state;
  // A labelling tells of its steps itself, and of what it has not come to nothing is said.
  if (reveal.of(state).labelling) return nothing;
  return html`<p
    class="verdict ${isAlone ? "alone" : ""}"
    aria-live=${isAlone ? "polite" : nothing}
    aria-hidden=${isAlone ? nothing : "true"}
  >
    ${explanation ? sentence(explanation, messages) : nothing}
  </p>`;
}

/** What a screen reader says of a selected position. */
export function sentence(
  { label, value, optionCount, options }: NonNullable<State["explanation"]>,
  { verdict: words }: KitFigureWords,
): string {
  const winning = options.filter((option) => option.winning).length;
  const { outcome, grundy, gameValue, winners = [] } = value;
  return words.spokenPosition(
    outcome
      ? words.spoken(label, outcome, grundy)
      : words.spokenWinners(label, gameValue, winners.map((winner) => `P${winner}`).join(", ")),
    // With preferences of their own, a move may win for one of the players alone.
    words.spokenMoves(
      optionCount ?? options.length,
      outcome || gameValue !== undefined ? winning : undefined,
      optionCount === undefined,
    ),
  );
}
