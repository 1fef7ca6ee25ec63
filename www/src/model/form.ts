import type { ParameterValue, RulesetCard } from "../solver/wire.ts";
import type { Draft, OpenGame } from "./state.ts";

/** The text fields as they stand when nothing was typed since the game was opened. */
export function draftOf(game: OpenGame): Draft {
  const params: Record<string, string> = {};
  for (const [key, value] of Object.entries(game.params)) params[key] = asText(value);
  return {
    ruleset: game.ruleset,
    convention: game.convention,
    params,
    position: game.start,
    tokens: game.tokens,
  };
}

/** Whether two arrangements of tokens are the same position but for their order and for heaps that are empty. */
export function sameTokens(one: readonly number[], other: readonly number[]): boolean {
  const sorted = (tokens: readonly number[]): string =>
    tokens
      .filter((token) => token > 0)
      .sort((a, b) => a - b)
      .join();
  return sorted(one) === sorted(other);
}

/** Parameters for another ruleset: what was typed under the same key and kind is kept, the rest starts afresh. */
export function keptParams(
  draft: Draft,
  from: RulesetCard | undefined,
  to: RulesetCard,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const card of to.parameters) {
    const same = from?.parameters.some(
      ({ key, range }) => key === card.key && range.kind === card.range.kind,
    );
    kept[card.key] = (same && draft.params[card.key]) || asText(card.initial);
  }
  return kept;
}

function asText(value: ParameterValue | undefined): string {
  if (typeof value !== "object") return String(value ?? "");
  return value.filter((member) => typeof member === "number").join(", ");
}
