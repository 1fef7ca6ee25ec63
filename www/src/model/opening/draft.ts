import type { ParameterValue, RulesetCard } from "../../solver/wire.ts";
import type { Draft, OpenGame } from "../state.ts";

/** The text fields as they stand when nothing was typed since the game was opened, from a start that is the reader’s own or not. */
export function draftOf(
  { ruleset, convention, params: values, written, tokens, passes, components }: OpenGame,
  isOwn: boolean,
): Draft {
  const params: Record<string, string> = {};
  for (const [key, value] of Object.entries(values)) if (!isOfGames(value)) params[key] = asText(value);
  // The passes that are left come last and are no heap.
  return {
    ruleset,
    convention,
    params,
    position: written,
    isOwn,
    tokens: passes ? tokens.slice(0, -1) : tokens,
    components,
  };
}

/** Whether the positions of a ruleset are heaps alone, which may stand in any order with empty ones among them. */
export function areHeapsAnywhere(card: RulesetCard | undefined): boolean {
  return card?.heapTokens?.ordered === false && card.heapTokens.behind.length === 0;
}

/** Whether two arrangements of heaps are the same position but for their order and for heaps that are empty. */
export function sameHeaps(one: readonly number[], other: readonly number[]): boolean {
  const sorted = (tokens: readonly number[]): string =>
    tokens
      .filter((token) => token > 0)
      .sort((a, b) => a - b)
      .join();
  return sorted(one) === sorted(other);
}

/** Whether a value is the components of a sum. */
export function isOfGames(value: ParameterValue): boolean {
  return Array.isArray(value) && typeof value[0] === "object";
}

/** A value as somebody would type it. */
export function asText(value: ParameterValue | undefined): string {
  if (typeof value !== "object") return String(value ?? "");
  return value.filter((member) => typeof member === "number").join(", ");
}
