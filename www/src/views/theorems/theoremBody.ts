import { html, nothing, type TemplateResult } from "lit/html.js";
import { worded } from "../../messages/dictionary.ts";
import type { OpenGame, State } from "../../model/state.ts";
import type { TheoremCard, TheoremProse, TheoremVerdict } from "../../solver/wire.ts";
import { sentenceOf } from "../boards/faults.ts";
import { button } from "../kit/button.ts";
import type { Context } from "../kit/context.ts";
import { check as tick } from "../kit/controls.ts";
import { quantityRows } from "../kit/theorem/quantities.ts";
import { reasonLines } from "../kit/theorem/theorem.ts";
import { argument, formula } from "../kit/theorem/theoremText.ts";
import { unbroken } from "../kit/unbroken.ts";
import { boundFields, isOfBounds } from "./boundFields.ts";
import type { TypedBounds } from "./bounds.ts";
import type { Check } from "./check.ts";
import { checkResult } from "./checkResult.ts";
import { labOf } from "./lab.ts";
import { inWords, valuesOf } from "./predictions.ts";
import { theorems } from "./slice.ts";
import { theoremWords } from "./words.ts";
import { warns } from "../kit/voice.ts";

interface TheoremBody {
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
      ${checkForm({ card, check, typed, board: game.board, state, onType }, context)}
      ${checkResult({ id, prose, check, board: game.board, notation: game.notation }, context)}
    </section>
    <details>
      <summary>${words.whyAndSource}</summary>
      ${argument(prose, verdict.status, messages)}
    </details>
  </div>`;
}

interface CheckFormProps {
  card: TheoremCard;
  check: Check | undefined;
  typed: TypedBounds;
  /** What positions are made of, which says what the bounds are called. */
  board: string;
  state: State;
  onType: (typed: TypedBounds) => void;
}

/** How far a theorem is to be checked, and the buttons that begin and end it. */
function checkForm(
  { card, check, typed, board, state, onType }: CheckFormProps,
  context: Context,
): TemplateResult {
  const { messages, store } = context;
  const { id } = card;
  const words = theoremWords(messages);
  const isMisere = state.game?.convention.kind === "misere";
  const error = check?.answer?.ok === false ? check.answer.error : undefined;
  return html`<form
      @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        labOf(store).check(id, typed);
      }}
    >
      ${boundFields({ id, typed, board, error, onType }, context)}
      <button type="submit">${words.begin}</button>
      ${button(
        words.onGraph,
        () => {
          void labOf(store).checkOnGraph(id);
        },
        { look: "quiet onGraph" },
      )}
      ${
        isMisere && card.status === "needs-hypothesis"
          ? tick(words.jiaEnding, typed.jiaEnding, (jiaEnding) => onType({ ...typed, jiaEnding }), {
              look: "ending",
            })
          : nothing
      }
    </form>
    ${
      error && !isOfBounds(error) && error.code !== "cancelled"
        ? html`<p class="fault" ${warns()}>${sentenceOf(error, context)}</p>`
        : nothing
    }`;
}
