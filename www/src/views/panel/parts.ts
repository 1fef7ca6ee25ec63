import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Explanation } from "../../solver/wire.ts";
import { effectiveColour } from "../../model/display.ts";
import type { Context } from "../kit/context.ts";
import { rich } from "../kit/rich.ts";
import type { PanelWords } from "./en.ts";
import { fold } from "./fold.ts";

/** The nim-sum of the parts that are played independently, unless a theorem shows the same in columns. */
export function nimSumOfParts(
  { components = [], theorems, value }: Explanation,
  context: Context<PanelWords>,
): TemplateResult | typeof nothing {
  const isShown = theorems.some(({ quantities }) =>
    Object.values(quantities).some(({ kind }) => kind === "binary-columns"),
  );
  if (components.length < 2 || isShown || value.grundy === undefined) return nothing;
  const { messages, state } = context;
  const { parts: words, number } = messages;
  // Of one ruleset the positions are enough to tell the parts from each other.
  const rulesets = new Set(components.map(({ notation, label }) => notation.slice(0, -label.length)));
  const name = (part: (typeof components)[number]): string =>
    rulesets.size > 1 ? part.notation : part.label;
  const sum = components.map(({ grundy }) => number(grundy)).join(" ⊕ ");
  const part = { id: "parts", name: words.title, isOpen: effectiveColour(state) === "grundy" };
  return fold(
    part,
    context,
    () =>
      html`<p>${rich(words.sum, messages)}</p>
        <p>${words.list(components.map((part) => words.has(name(part), part.grundy)))}</p>
        <p><b>${sum} = ${number(value.grundy ?? 0)}</b></p>`,
  );
}
