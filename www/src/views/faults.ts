import type { RequestError } from "../solver/wire.ts";
import type { State } from "../model/state.ts";
import { worded, type Messages } from "../messages/index.ts";

/** So much of a text is quoted. */
export const QUOTED = 60;

/** A text that may be of any length, as far as it is quoted. */
export function shortened(text: string): string {
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
}

/** An error in words, with the name of its field and its bound. */
export function sentenceOf(error: RequestError, state: State, messages: Messages): string {
  const { code, limit, got } = error;
  return messages.faults[code]({
    field: fieldName(error.field, state, messages),
    limit: limit === undefined ? "" : messages.number(limit),
    got: typeof got === "number" ? messages.number(got) : shortened(got ?? ""),
    isBelow: limit !== undefined && got !== undefined && Number(got) < limit,
  });
}

/** The fault of a text field, if the request's error lies in it. */
export function faultIn(
  field: string,
  state: State,
  messages: Messages,
): { sentence: string; span: [number, number] | undefined } | undefined {
  const { fault } = state;
  if (!fault || !(fault.field === field || fault.field.startsWith(`${field}[`))) return undefined;
  return { sentence: sentenceOf(fault, state, messages), span: fault.span };
}

function fieldName(field: string, state: State, messages: Messages): string {
  const [, key] = /^params\.(\w+)/.exec(field) ?? [];
  const ruleset = state.catalogue?.rulesets.find(({ id }) => id === state.draft.ruleset);
  const parameter = ruleset?.parameters.find((card) => card.key === key);
  if (parameter) return worded(messages, parameter.name);
  const [, part] = /^convention\.(players|winner|preferences)/.exec(field) ?? [];
  if (part) return messages.form[part as "players" | "winner" | "preferences"];
  if (/^position\b/.test(field)) return messages.form.position;
  return field === "notation" ? messages.form.address : field;
}
