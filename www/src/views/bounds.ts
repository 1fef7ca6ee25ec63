import { html, nothing, type TemplateResult } from "lit/html.js";
import type { RequestError } from "../solver/wire.ts";
import type { TypedBounds } from "../model/research.ts";
import type { State } from "../model/state.ts";
import type { Messages } from "../messages/index.ts";
import { sentenceOf } from "./faults.ts";

/** How far to look at first: some hundred positions, which takes no time. */
export function firstBounds(state: State, bound: number, heaps: number): TypedBounds {
  const card = state.catalogue?.rulesets.find(({ id }) => id === state.game?.ruleset);
  return { bound: String(bound), heaps: String(Math.min(heaps, card?.mostHeaps ?? heaps)) };
}

/** Whether an error is one of the fields below. */
export function isOfBounds({ field }: RequestError): boolean {
  return field === "bound" || field === "heaps";
}

export interface BoundFields {
  /** Begins the ids of the fields. */
  id: string;
  typed: TypedBounds;
  words: { bound: string; heaps: string };
  error: RequestError | undefined;
  onInput: (change: Partial<TypedBounds>) => void;
}

/** The largest heap and the most heaps to look at. */
export function boundFields(
  { id, typed, words, error, onInput }: BoundFields,
  state: State,
  messages: Messages,
): TemplateResult {
  const wrong = error && isOfBounds(error) ? error.field : undefined;
  const field = (key: keyof TypedBounds): TemplateResult =>
    html`<label class="bound ${wrong === key ? "wrong" : ""}"
      >${words[key]}
      <input
        type="text"
        inputmode="numeric"
        autocomplete="off"
        size="4"
        .value=${typed[key]}
        aria-invalid=${wrong === key ? "true" : "false"}
        aria-describedby=${wrong === key ? `${id}-bounds` : nothing}
        @input=${({ target }: InputEvent) => {
          onInput({ [key]: (target as HTMLInputElement).value });
        }}
      />
    </label>`;
  return html`${field("bound")} ${field("heaps")}
  ${
    error && wrong
      ? html`<p class="fault" id="${id}-bounds" role="alert">
          ${sentenceOf({ ...error, field: words[wrong as keyof TypedBounds] }, state, messages)}
        </p>`
      : nothing
  }`;
}
