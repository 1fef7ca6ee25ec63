import { html, nothing, type TemplateResult } from "lit/html.js";
import type { RequestError, TheoremCard } from "../solver/wire.ts";
import type { Check } from "../model/check.ts";
import type { TypedBounds } from "../model/lab.ts";
import type { State } from "../model/state.ts";
import type { Messages } from "../messages/index.ts";
import { theoremWords } from "../messages/theorems/index.ts";
import { sentenceOf, type FieldFault } from "./faults.ts";
import type { PageIntents } from "./intents.ts";
import { textField } from "./textField.ts";

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
  messages: Messages,
  intents: PageIntents,
): TemplateResult {
  const { id } = card;
  const words = theoremWords(messages);
  const ruleset = state.catalogue?.rulesets.find((each) => each.id === state.game?.ruleset);
  // A sum is made of such games, which each have their heaps.
  const hasHeaps = ruleset?.mostHeaps === undefined ? board === "sum" : ruleset.mostHeaps > 1;
  const isMisere = state.game?.convention.kind === "misere";
  const error = check?.answer?.ok === false ? check.answer.error : undefined;
  const names = { bound: words.bound(board), heaps: words.heaps(board) };
  const field = (key: "bound" | "heaps"): TemplateResult =>
    textField({
      id: `${id}-${key}`,
      label: names[key],
      text: typed[key],
      fault: error?.field === key ? faultOf(error, names[key], state, messages) : undefined,
      onInput: (text) => {
        onType({ ...typed, [key]: text });
      },
    });
  return html`<form
      @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        intents.inLab((lab) => {
          lab.check(id, typed);
        });
      }}
    >
      ${board === "vertex" ? nothing : field("bound")} ${hasHeaps ? field("heaps") : nothing}
      <button type="submit">${words.begin}</button>
      <button
        type="button"
        class="quiet onGraph"
        @click=${() => {
          intents.inLab((lab) => lab.checkOnGraph(id));
        }}
      >
        ${words.onGraph}
      </button>
      ${
        isMisere && card.status === "needs-hypothesis"
          ? html`<label class="ending"
              ><input
                type="checkbox"
                .checked=${typed.jiaEnding}
                @change=${(event: Event) => {
                  onType({ ...typed, jiaEnding: (event.target as HTMLInputElement).checked });
                }}
              />${words.jiaEnding}</label
            >`
          : nothing
      }
    </form>
    ${
      error && !(error.field in names) && error.code !== "cancelled"
        ? html`<p class="fault" role="alert">${sentenceOf(error, state, messages)}</p>`
        : nothing
    }`;
}

/** What is wrong with a bound, by the name that stands at its field. */
function faultOf(error: RequestError, field: string, state: State, messages: Messages): FieldFault {
  const sentence =
    error.code === "too-many-positions"
      ? theoremWords(messages).tooMany(field, messages.number(error.limit ?? 0))
      : sentenceOf(error, state, messages, field);
  return { sentence, span: undefined };
}
