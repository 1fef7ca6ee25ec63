import { html, nothing, type TemplateResult } from "lit/html.js";
import type { FormulaExamples, RequestError } from "../../solver/wire.ts";
import type { OpenGame } from "../../model/state.ts";
import type { Context } from "../kit/context.ts";
import { sentenceOf } from "../boards/faults.ts";
import { marked } from "../kit/textField.ts";
import { researchWords } from "./research/words.ts";
import { boundFields, boundsWithin, isOfBounds } from "./boundFields.ts";
import type { TypedBounds } from "./bounds.ts";
import { FORMULA } from "./check.ts";
import { checkResult } from "./checkResult.ts";
import { formulaFault } from "./formulaFaults.ts";
import { labOf } from "./lab.ts";
import { theorems, typeFormula } from "./slice.ts";
import { theoremWords } from "./words.ts";
import { button } from "../kit/button.ts";
import { warns } from "../kit/voice.ts";

/** What a formula can say of the positions of a game. */
type Says = keyof FormulaExamples;

/** How far to look at first: some hundred positions, which takes no time. */
const BOUNDS: TypedBounds = { bound: "10", heaps: "3", jiaEnding: false };

/** A field for a formula of the reader's own, and how it fares against search. */
export class OwnFormula {
  readonly #redraw: () => void;
  /** What stands in the fields of the bounds, and the ruleset it was typed for. */
  #typed = { ruleset: "", bounds: BOUNDS };
  /** The formula that was checked last: what was wrong with it need not be wrong with another. */
  #checked = "";

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** Nothing where no formula can be about the positions. */
  template(context: Context): TemplateResult | typeof nothing {
    const { state, messages, store } = context;
    const { game, catalogue } = state;
    const { formula: typedFormula, checks } = theorems.of(state);
    const card = catalogue?.rulesets.find(({ id }) => id === game?.ruleset);
    if (!game || !card?.formulas) return nothing;
    const says = saysOf(game);
    const words = researchWords(messages);
    const { formula: own } = words;
    const { ownFormula, formulaSays, begin } = theoremWords(messages);
    const check = checks[FORMULA];
    const error = check?.answer?.ok === false ? check.answer.error : undefined;
    const isSame = this.#checked === typedFormula;
    const typed = this.#typed.ruleset === game.ruleset ? this.#typed.bounds : boundsWithin(BOUNDS, card);
    const ask = (): void => {
      labOf(store).checkFormula(typed);
      this.#checked = typedFormula;
    };
    return html`<section class="research own" aria-labelledby="own-formula">
      <h3 id="own-formula">${ownFormula}</h3>
      <p>${own.says[says]}</p>
      <form
        aria-labelledby="own-formula"
        @submit=${(event: SubmitEvent) => {
          event.preventDefault();
          ask();
        }}
      >
        ${formulaField(
          typedFormula,
          error && isSame ? formulaFault(error, typedFormula, game.convention, words, messages) : undefined,
          error?.span,
          own.label,
          (formula) => typeFormula(store, formula),
        )}
        <p class="examples">
          <span>${own.examples}</span>
          ${card.formulas[says].map((example) =>
            button(html`<code>${example}</code>`, () => typeFormula(store, example), { look: "quiet" }),
          )}
        </p>
        ${boundFields(
          {
            id: FORMULA,
            typed,
            board: game.board,
            error,
            onType: (bounds) => {
              this.#typed = { ruleset: game.ruleset, bounds };
              this.#redraw();
            },
          },
          context,
        )}
        <button type="submit">${begin}</button>
      </form>
      ${
        error && error.field !== FORMULA && !isOfBounds(error) && error.code !== "cancelled"
          ? html`<p class="fault" ${warns()}>${sentenceOf(error, context)}</p>`
          : nothing
      }
      ${
        check && isSame
          ? checkResult(
              {
                id: FORMULA,
                prose: undefined,
                predicts: formulaSays,
                check,
                board: game.board,
                notation: "",
              },
              context,
            )
          : nothing
      }
      <details>
        <summary>${own.help}</summary>
        <dl>
          ${Object.entries(own.vocabulary).map(
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
}

function formulaField(
  text: string,
  fault: string | undefined,
  span: RequestError["span"],
  label: string,
  onInput: (text: string) => void,
): TemplateResult {
  return html`<div class="long-field ${fault === undefined ? "" : "wrong"}">
    <label for="own-formula-text">${label}</label>
    <span class="entry">
      ${
        fault === undefined
          ? nothing
          : html`<span class="underline" aria-hidden="true">${marked(text, span ?? [0, text.length])}</span>`
      }
      <input
        id="own-formula-text"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        .value=${text}
        aria-invalid=${fault === undefined ? "false" : "true"}
        aria-describedby=${fault === undefined ? nothing : "formula-fault"}
        @input=${({ target }: InputEvent) => onInput((target as HTMLInputElement).value)}
      />
    </span>
    ${fault === undefined ? nothing : html`<p class="fault" id="formula-fault" ${warns()}>${fault}</p>`}
  </div>`;
}

function saysOf({ convention }: OpenGame): Says {
  if (convention.kind === "alliance") return "gameValue";
  return convention.kind === "misere" ? "outcome" : "both";
}
