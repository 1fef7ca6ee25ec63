import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Counterexample, PredictedValue, RequestError, Verification } from "../solver/wire.ts";
import type { Inquiry, TypedBounds } from "../model/research.ts";
import type { OpenGame, State } from "../model/state.ts";
import type { Messages } from "../messages/index.ts";
import type { ResearchWords } from "../messages/research/en.ts";
import { researchWords } from "../messages/research/index.ts";
import { boundFields, firstBounds, isOfBounds } from "./bounds.ts";
import { sentenceOf } from "./faults.ts";
import { formulaFault } from "./formulaFaults.ts";
import type { PageIntents } from "./intents.ts";
import { useResearchStyles } from "./researchStyles.ts";
import { marked } from "./textField.ts";
import { valueBadge } from "./valueBadge.ts";

/** Formulas to begin with, by the board that shows the positions and by what is known of them. */
const EXAMPLES: Readonly<Record<string, Record<Says, readonly string[]>>> = {
  heaps: {
    both: ["nimsum(heaps) == 0", "nimsum(heaps)", "n % 4", "copies(1) % 2 == 0"],
    outcome: ["largest <= 1 ? N % 2 == 1 : nimsum(heaps) == 0", "nimsum(heaps) == 0", "n % 4 == 1"],
    gameValue: ["min(N, players - 1)", "count(largest) - 1", "n % players"],
  },
  pair: {
    both: ["a(1) == floor((a(2) - a(1)) * phi)", "nimsum(heaps)", "a(1) == a(2)"],
    outcome: ["nimsum(heaps) == 0", "n % 3 == 1", "a(1) == a(2)"],
    gameValue: ["min(N, players - 1)", "n % players"],
  },
  steps: {
    both: ["xor(a(1), a(3), a(5))", "xor(a(1), a(3), a(5)) == 0", "nimsum(heaps) == 0"],
    outcome: ["max(a(1), a(3)) <= 1 ? a(1) + a(3) == 1 : xor(a(1), a(3)) == 0", "xor(a(1), a(3)) == 0"],
    gameValue: ["a(1)", "n % players"],
  },
  quota: {
    both: ["n == 0 or zeckendorf(n) > quota", "n == 0 or fib(n)", "n % 3 == 0"],
    outcome: ["n == 1 or zeckendorf(n) > quota", "fib(n)", "n % 3 == 1"],
    gameValue: ["n % players", "min(n, players - 1)"],
  },
};

/** What a formula can say of the positions of a game. */
type Says = keyof ResearchWords["formula"]["says"];

/** A field for a formula of the reader's own, and how it fares against search. */
export class OwnFormula {
  readonly #redraw: () => void;
  /** What stands in the fields of the bounds, and the ruleset it was typed for. */
  #typed: { ruleset: string; bounds: TypedBounds } | undefined;

  constructor({ redraw }: { redraw: () => void }) {
    this.#redraw = redraw;
    useResearchStyles();
  }

  /** Nothing where positions are no numbers that a formula could take. */
  template(state: State, messages: Messages, intents: PageIntents): TemplateResult | typeof nothing {
    const { game, display, inquiry } = state;
    const examples = game && examplesOf(game, state);
    if (!examples) return nothing;
    const words = researchWords(messages);
    const { formula: own } = words;
    const bounds = this.#boundsOf(game, state);
    const error = errorOf(inquiry);
    const fault =
      error && inquiry?.formula === display.formula
        ? formulaFault(error, display.formula, game.convention, words, messages)
        : undefined;
    const check = (): void => {
      intents.inResearch((research) => research.checkFormula(this.#boundsOf(game, state)));
    };
    return html`<section class="research formula" aria-labelledby="own-formula">
      <h3 id="own-formula">${own.title}</h3>
      <p>${own.says[saysOf(game)]}</p>
      <form
        aria-labelledby="own-formula"
        @submit=${(event: SubmitEvent) => {
          event.preventDefault();
          check();
        }}
      >
        ${formulaField(display.formula, fault, error?.span, own.label, (formula) => {
          intents.show({ formula });
        })}
        <p class="examples">
          <span>${own.examples}</span>
          ${examples.map(
            (example) =>
              html`<button
                type="button"
                class="quiet"
                aria-pressed=${example === display.formula ? "true" : "false"}
                @click=${() => {
                  intents.show({ formula: example });
                  check();
                }}
              >
                <code>${example}</code>
              </button>`,
          )}
        </p>
        <div class="ask">
          ${boundFields(
            {
              id: "formula",
              typed: bounds,
              words: own,
              error,
              onInput: (change) => {
                this.#typed = {
                  ruleset: game.ruleset,
                  bounds: { ...this.#boundsOf(game, state), ...change },
                };
                this.#redraw();
              },
            },
            state,
            messages,
          )}
          <button type="submit">${own.check}</button>
        </div>
      </form>
      <div class="outcome" role="status">
        ${inquiry ? this.#outcome(inquiry, state, words, messages, intents) : nothing}
      </div>
      ${inquiry?.answer?.ok ? counterexamples(inquiry.answer.value, words, messages, intents) : nothing}
      <details>
        <summary>${own.help}</summary>
        <dl>
          ${own.vocabulary.map(
            ([names, meaning]) =>
              html`<div>
                <dt><code>${names}</code></dt>
                <dd>${meaning}</dd>
              </div>`,
          )}
        </dl>
      </details>
    </section>`;
  }

  #boundsOf({ ruleset }: OpenGame, state: State): TypedBounds {
    if (this.#typed?.ruleset === ruleset) return this.#typed.bounds;
    return firstBounds(state, 10, 3);
  }

  #outcome(
    { progress, answer }: Inquiry,
    state: State,
    words: ResearchWords,
    messages: Messages,
    intents: PageIntents,
  ): unknown {
    const { formula: own } = words;
    if (progress)
      return html`<p class="working">
        <button
          type="button"
          @click=${() => {
            intents.inResearch((research) => {
              research.cancelFormula();
            });
          }}
        >
          ${own.cancel}
        </button>
        <span>${own.working(progress.positions, progress.total)}</span>
      </p>`;
    if (!answer) return nothing;
    if (answer.ok) return verdict(answer.value, words);
    const { error } = answer;
    if (error.code === "cancelled") return html`<p>${own.cancelled}</p>`;
    // What is wrong with a field is said beside it.
    if (error.field === "formula" || isOfBounds(error)) return nothing;
    return html`<p>${sentenceOf(error, state, messages)}</p>`;
  }
}

/** How a formula fared, and how far that reaches. */
function verdict(
  { positions, agreed, bound = 0, heaps = 0 }: Verification,
  { formula: own }: ResearchWords,
): TemplateResult {
  const wrong = positions - agreed;
  return html`<p class=${wrong === 0 ? "agrees" : "differs"}>
      ${wrong === 0 ? own.agrees(positions) : own.differs(wrong, positions)}
    </p>
    ${wrong === 0 ? html`<p class="within">${own.within(bound, heaps)}</p>` : nothing}`;
}

function counterexamples(
  { counterexamples, positions, agreed }: Verification,
  { formula: own }: ResearchWords,
  messages: Messages,
  intents: PageIntents,
): TemplateResult | typeof nothing {
  if (counterexamples.length === 0) return nothing;
  return html`<div class="rows">
    <table>
      <caption>
        ${own.first(counterexamples.length, positions - agreed)}
      </caption>
      <thead>
        <tr>
          <th scope="col">${own.position}</th>
          <th scope="col">${own.predicted}</th>
          <th scope="col">${own.found}</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${counterexamples.map(
          (counterexample) =>
            html`<tr>
              <th scope="row">${counterexample.label}</th>
              <td>${saidBadge(counterexample, own, messages)}</td>
              <td>${foundBadge(counterexample)}</td>
              <td>
                <button
                  type="button"
                  class="quiet"
                  aria-label=${own.openHint(counterexample.label)}
                  title=${own.openHint(counterexample.label)}
                  @click=${() => {
                    void intents.startFrom(counterexample.label);
                    intents.show({ view: "graph" });
                  }}
                >
                  ${own.open}
                </button>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function formulaField(
  text: string,
  fault: string | undefined,
  span: RequestError["span"],
  label: string,
  onInput: (text: string) => void,
): TemplateResult {
  return html`<div class="field ${fault === undefined ? "" : "wrong"}">
    <label for="formula">${label}</label>
    <span class="entry">
      ${
        fault === undefined
          ? nothing
          : html`<span class="underline" aria-hidden="true">${marked(text, span ?? [0, text.length])}</span>`
      }
      <input
        id="formula"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        .value=${text}
        aria-invalid=${fault === undefined ? "false" : "true"}
        aria-describedby=${fault === undefined ? nothing : "formula-fault"}
        @input=${({ target }: InputEvent) => {
          onInput((target as HTMLInputElement).value);
        }}
      />
    </span>
    ${fault === undefined ? nothing : html`<p class="fault" id="formula-fault" role="alert">${fault}</p>`}
  </div>`;
}

function errorOf(inquiry: Inquiry | undefined): RequestError | undefined {
  return inquiry?.answer?.ok === false ? inquiry.answer.error : undefined;
}

function saysOf({ convention }: OpenGame): Says {
  if (convention.kind === "alliance") return "gameValue";
  return convention.kind === "misere" ? "outcome" : "both";
}

function examplesOf(game: OpenGame, { catalogue }: State): readonly string[] | undefined {
  const card = catalogue?.rulesets.find(({ id }) => id === game.ruleset);
  const kind = card?.board === "heaps" && card.mostHeaps === 2 ? "pair" : (card?.board ?? "");
  return EXAMPLES[kind]?.[saysOf(game)];
}

/** What the formula says: a value as elsewhere, or a number that is none. */
function saidBadge(
  { prediction }: Counterexample,
  own: ResearchWords["formula"],
  messages: Messages,
): unknown {
  if (prediction.kind !== "exactly") return nothing;
  const said = prediction.value;
  if (said.kind === "outcome") return valueBadge(said.outcome, 0);
  const value = numberIn(said);
  if (Number.isNaN(value)) return own.noNumber;
  if (!Number.isInteger(value) || value < 0) return messages.number(value);
  return valueBadge(value, said.kind === "game-value" ? "players" : value);
}

/** What search found, of the kind that the formula speaks of. */
function foundBadge({ prediction, value }: Counterexample): unknown {
  const kind = prediction.kind === "exactly" ? prediction.value.kind : "outcome";
  if (kind === "grundy") return valueBadge(value.grundy ?? 0, value.grundy ?? 0);
  if (kind === "game-value") return valueBadge(value.gameValue ?? 0, "players");
  return valueBadge(value.outcome ?? "N", 0);
}

function numberIn(said: PredictedValue): number {
  switch (said.kind) {
    case "grundy":
      return said.grundy;
    case "game-value":
      return said.turns;
    case "remoteness":
      return said.moves;
    case "outcome":
      return NaN;
  }
}
