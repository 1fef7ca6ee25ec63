import type { ParameterCard, ParameterValue, RulesetCard } from "../../solver/wire.ts";
import type { Draft, OpenGame } from "../state.ts";
import type { ParameterValues } from "../values.ts";

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
function isOfGames(value: ParameterValue): boolean {
  return Array.isArray(value) && typeof value[0] === "object";
}

/** A value as somebody would type it. */
function asText(value: ParameterValue | undefined): string {
  if (typeof value !== "object") return String(value ?? "");
  return value.filter((member) => typeof member === "number").join(", ");
}

/** The heaps of a start, and the number that goes with it by a rule of one’s own, which comes last. */
export function withoutRegister(
  tokens: readonly number[],
  game: Pick<RulesetCard, "heapTokens"> | undefined,
): { heaps: readonly number[]; register?: number } {
  const register = game?.heapTokens?.behind.includes("register") ? tokens.at(-1) : undefined;
  return register === undefined ? { heaps: tokens } : { heaps: tokens.slice(0, -1), register };
}

/** The start that tokens make, with the passes that are left where the start before it said so. */
export function arranged(tokens: readonly number[], game: OpenGame): string {
  const { heaps, register } = withoutRegister(tokens, game);
  const bar = register === undefined ? "" : `|${register}`;
  return `(${heaps.join(",")}${bar})${/\+\d+p$/.exec(game.written)?.[0] ?? ""}`;
}

/** Whether a parameter has no say, because something is typed that stands in its place. */
export function isReplaced(key: string, { params }: Draft, card: RulesetCard | undefined): boolean {
  const others = card?.parameters.filter(({ instead }) => instead === key) ?? [];
  return others.some((other) => params[other.key]?.trim());
}

/**
 * What is typed, without the fields that are left empty because they may be or that have no say, and with the games that no
 * field shows.
 */
export function typedParams(draft: Draft, card?: RulesetCard, game?: OpenGame): ParameterValues {
  const { ruleset, params } = draft;
  const isOptional = (key: string): boolean =>
    card?.parameters.some((parameter) => parameter.key === key && !parameter.required) === true;
  const typed = Object.entries(params).filter(
    ([key, text]) => (text.trim() || !isOptional(key)) && !isReplaced(key, draft, card),
  );
  const unseen = Object.entries(game?.ruleset === ruleset ? game.params : {});
  return Object.fromEntries<ParameterValue>([...unseen.filter(([, value]) => isOfGames(value)), ...typed]);
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

/** The parameters of a ruleset: its own, and those that every ruleset takes. */
export function sorted(
  card: RulesetCard,
  rulesets: readonly RulesetCard[],
): { own: ParameterCard[]; common: ParameterCard[] } {
  const isCommon = ({ key }: ParameterCard): boolean =>
    rulesets.every(({ parameters }) => parameters.some((other) => other.key === key));
  return {
    own: card.parameters.filter((parameter) => !isCommon(parameter)),
    common: card.parameters.filter(isCommon),
  };
}
