import { html, nothing, type TemplateResult } from "lit/html.js";
import type { RequestError, RulesetCard } from "../../solver/wire.ts";
import { boardWords } from "../boards/boards.ts";
import type { Context } from "../kit/context.ts";
import { sentenceOf } from "../boards/faults.ts";
import type { FaultSentence } from "../kit/textField.ts";
import { textField } from "../kit/textField.ts";
import type { TypedBounds } from "./bounds.ts";
import { theoremWords } from "./words.ts";

interface BoundFields {
  /** Begins the ids of the fields. */
  id: string;
  typed: TypedBounds;
  /** What positions are made of, which says what the bounds are called. */
  board: string;
  error: RequestError | undefined;
  onType: (typed: TypedBounds) => void;
}

/** The fields of how far to look: the largest heap and the most heaps, where there is a choice of them. */
export function boundFields(
  { id, typed, board, error, onType }: BoundFields,
  context: Context,
): TemplateResult {
  const { state, messages } = context;
  const ruleset = state.catalogue?.rulesets.find((each) => each.id === state.game?.ruleset);
  const { bounds: names } = boardWords(board, messages);
  const isChoice = { bound: true, heaps: ruleset?.mostHeaps !== 1 };
  const field = (key: "bound" | "heaps"): TemplateResult | typeof nothing => {
    const label = names[key];
    if (label === undefined || !isChoice[key]) return nothing;
    return textField({
      id: `${id}-${key}`,
      label,
      text: typed[key],
      fault: error?.field === key ? faultOf(error, label, context) : undefined,
      onInput: (text) => onType({ ...typed, [key]: text }),
    });
  };
  return html`${field("bound")} ${field("heaps")}`;
}

/** Bounds to begin with, as far as the ruleset has so many heaps. */
export function boundsWithin(bounds: TypedBounds, { mostHeaps = Infinity }: RulesetCard): TypedBounds {
  return { ...bounds, heaps: String(Math.min(Number(bounds.heaps), mostHeaps)) };
}

/** Whether an error is one of these fields. */
export function isOfBounds({ field }: RequestError): boolean {
  return field === "bound" || field === "heaps";
}

/** What is wrong with a bound, by the name that stands at its field. */
function faultOf(error: RequestError, field: string, context: Context): FaultSentence {
  const { messages } = context;
  const sentence =
    error.code === "too-many-positions"
      ? theoremWords(messages).tooMany({ field, limit: messages.number(error.limit ?? 0) })
      : sentenceOf(error, context, field);
  return { sentence, span: undefined };
}
