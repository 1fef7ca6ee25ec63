import { nothing, type TemplateResult } from "lit/html.js";
import { view } from "../../model/view.ts";
import type { FigureContext } from "./context.ts";
import { check } from "./controls.ts";

/** Whether the graph stands beside the view that is shown, where both are to be seen. */
export function besideChoice(
  { state, store, isAlone }: FigureContext,
  label: string,
): TemplateResult | typeof nothing {
  if (isAlone) return nothing;
  return check(label, view.of(state).isBeside, (isBeside) => view.put(store, { isBeside }));
}
