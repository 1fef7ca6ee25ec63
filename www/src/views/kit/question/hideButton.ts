import { nothing, type TemplateResult } from "lit/html.js";
import { isVeiled } from "../../../model/reveal.ts";
import { hideValues } from "../../../model/revealing.ts";
import { tells } from "../../../model/telling.ts";
import type { FigureContext } from "../context.ts";
import { button } from "../button.ts";

/** Hides all values, or shows them; `isOn` where what is hidden for the sake of something else is another matter. */
export function hideButton(
  { state, store }: FigureContext,
  label: string,
  isOn = !tells(state, "everything"),
): TemplateResult | typeof nothing {
  // What a lesson hides until it is answered is not shown by it.
  if (isVeiled(state)) return nothing;
  return button(label, () => hideValues(store, !isOn), { isPressed: isOn });
}
