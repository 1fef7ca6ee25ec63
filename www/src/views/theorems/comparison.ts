import { nothing, type TemplateResult } from "lit/html.js";
import { worded } from "../../messages/dictionary.ts";
import type { Context } from "../kit/context.ts";
import { select } from "../kit/controls.ts";
import { labOf } from "./lab.ts";
import type { ResearchWords } from "./research/en.ts";
import type { Survey } from "./slice.ts";

/** A choice of the theorem that the values are compared with, of those that speak of the game; none where there are none. */
export function comparison(
  { compared }: Survey,
  context: Context,
  own: ResearchWords["patterns"],
): TemplateResult | typeof nothing {
  const { messages, store } = context;
  const { explanation, catalogue } = context.state;
  const named = (explanation?.theorems ?? []).flatMap(({ id }) => {
    const card = catalogue?.theorems.find((theorem) => theorem.id === id);
    return card ? [{ value: id, label: worded(messages, card.name) }] : [];
  });
  if (named.length === 0) return nothing;
  const chosen = compared?.theorem ?? "";
  return select(
    own.compare,
    chosen,
    [{ value: "", label: own.nothing }, ...named],
    (theorem) => void labOf(store).surveyor.compare(theorem),
    { look: "compare" },
  );
}
