import { html, nothing, type TemplateResult } from "lit/html.js";
import type { TheoremCard } from "../../solver/wire.ts";
import type { State } from "../../model/state.ts";
import type { Context } from "../kit/context.ts";
import { check as tick } from "../kit/controls.ts";
import { sentenceOf } from "../boards/faults.ts";
import { boundFields, isOfBounds } from "./boundFields.ts";
import type { TypedBounds } from "./bounds.ts";
import type { Check } from "./check.ts";
import { labOf } from "./lab.ts";
import { theoremWords } from "./words.ts";
import { button } from "../kit/button.ts";

export interface CheckFormProps {
  card: TheoremCard;
  check: Check | undefined;
  typed: TypedBounds;
  /** What positions are made of, which says what the bounds are called. */
  board: string;
  state: State;
  onType: (typed: TypedBounds) => void;
}

/** How far a theorem is to be checked, and the buttons that begin and end it. */
export function checkForm(
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
        ? html`<p class="fault" role="alert">${sentenceOf(error, context)}</p>`
        : nothing
    }`;
}
