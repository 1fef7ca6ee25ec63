import { html, type TemplateResult } from "lit/html.js";
import type { TheoremCard, TheoremProse, TheoremVerdict } from "../../solver/wire.ts";
import type { OpenGame, State } from "../../model/state.ts";
import { worded } from "../../messages/dictionary.ts";
import type { Context } from "../kit/context.ts";
import { quantityRows } from "../kit/theorem/quantities.ts";
import { reasonLines } from "../kit/theorem/theorem.ts";
import { argument, formula } from "../kit/theorem/theoremText.ts";
import { unbroken } from "../kit/unbroken.ts";
import type { TypedBounds } from "./bounds.ts";
import { checkForm } from "./checkForm.ts";
import { checkResult } from "./checkResult.ts";
import { inWords, valuesOf } from "./predictions.ts";
import { theorems } from "./slice.ts";
import { theoremWords } from "./words.ts";

export interface TheoremBody {
  card: TheoremCard;
  prose: TheoremProse;
  verdict: TheoremVerdict;
  state: State;
  game: OpenGame;
  /** What stands in the fields of its check. */
  typed: TypedBounds;
  onType: (typed: TypedBounds) => void;
}

/** A theorem that speaks of the game: what it states, what it says of the selected position, how it fares, and why it is true. */
export function theoremBody(
  { card, prose, verdict, state, game, typed, onType }: TheoremBody,
  context: Context,
): TemplateResult {
  const { messages } = context;
  const { id } = card;
  const words = theoremWords(messages);
  const check = theorems.of(state).checks[id];
  const board = state.catalogue?.rulesets.find((ruleset) => ruleset.id === game.ruleset)?.board ?? "";
  const label = state.explanation?.label ?? "";
  return html`<div class="body">
    <p class="statement">${unbroken(worded(messages, prose.statement))}</p>
    ${formula(prose.formula)}
    <section class="here">
      <h4>${words.at({ label })}</h4>
      ${
        verdict.prediction.kind === "silent"
          ? html`<p>${words.silent({ label })}</p>`
          : html`<p>${words.says({ values: inWords(valuesOf(verdict.prediction), words) })}</p>
              ${reasonLines(prose, verdict, messages)} ${quantityRows(verdict.quantities, prose, messages)}`
      }
    </section>
    <section class="check">
      <h4>${words.check}</h4>
      ${checkForm({ card, check, typed, board, state, onType }, context)}
      ${checkResult({ id, prose, check, board, notation: game.notation }, context)}
    </section>
    <details>
      <summary>${words.whyAndSource}</summary>
      ${argument(prose, verdict.status, messages)}
    </details>
  </div>`;
}
