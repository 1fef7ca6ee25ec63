// What a game is called.
import type { Params } from "../solver/api.ts";
import type { RulesetCard } from "../solver/wire.ts";

/** The name of a rule with the parameters that it leaves open, where they are short: `0.77`, `{1,3,4}`, `m = 3`. */
export function called(name: string, { parameters }: RulesetCard, params: Params): string {
  const told = parameters.flatMap(({ key, required, initial, range }) => {
    const value = textOf(params[key]);
    if (value === undefined || (!required && value === textOf(initial))) return [];
    if (range.kind === "rule" || (range.kind === "text" && range.long)) return [];
    return range.kind === "integer" || range.kind === "choice" ? `${key} = ${value}` : value;
  });
  return told.length > 0 ? `${name} ${told.join(", ")}` : name;
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "string" || typeof value === "number") return String(value);
  return Array.isArray(value) ? `{${value.map(textOf).join(",")}}` : undefined;
}
