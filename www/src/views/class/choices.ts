import { html, nothing, type TemplateResult } from "lit/html.js";
import { effectiveColour } from "../../model/display.ts";
import { graphOf } from "../../model/state.ts";
import type { Value } from "../../model/values.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import { valueBadge } from "../kit/badge.ts";
import type { FigureContext } from "../kit/context.ts";
import { signsOf } from "../kit/signs.ts";
import { canGuess, guess } from "./slice.ts";
import { classWords } from "./words.ts";

/** So many numbers have a button each; larger ones are typed. */
const BUTTONS = 10;

/** What a position may be guessed to be. How large its value can be follows from how many options it has. */
export function choices(context: FigureContext): TemplateResult | typeof nothing {
  const { state, messages, store } = context;
  const graph = graphOf(state);
  const position = graph?.indexOf(state.selected);
  if (!graph || position === undefined || canGuess(state) !== "yes") return nothing;
  const words = classWords(messages);
  const signs = signsOf(wordsOf(state), messages.code);
  const colour = effectiveColour(state);
  const isByOutcome = colour === "outcome";
  const most = graph.players > 2 ? graph.players - 1 : (graph.optionsOf(position) ?? []).length;
  const values: readonly Value[] = isByOutcome
    ? ["P", "N"]
    : Array.from({ length: Math.min(most + 1, BUTTONS) }, (_, value) => value);
  const name = (value: Value): string =>
    typeof value === "number" ? String(value) : messages.outcomes[wordsOf(state)][value];
  return html`<span class="choices">
    ${values.map(
      (value) =>
        html`<button
          type="button"
          class="quiet guess"
          aria-label=${name(value)}
          title=${name(value)}
          @click=${() => {
            guess(store, value);
          }}
        >
          ${valueBadge(value, graph.players > 2 ? "players" : BUTTONS, signs)}
        </button>`,
    )}
    ${
      !isByOutcome && most >= BUTTONS
        ? html`<form
            class="larger"
            @submit=${(event: SubmitEvent) => {
              event.preventDefault();
              const field = (event.target as HTMLFormElement).elements[0] as HTMLInputElement;
              if (field.value !== "") guess(store, field.valueAsNumber);
              field.value = "";
            }}
          >
            <input type="number" min="0" max=${most} step="1" required aria-label=${words.number} />
            <button type="submit">${words.check}</button>
          </form>`
        : nothing
    }
  </span>`;
}
