import type { ParameterCard, ParameterValue, RulesetCard } from "../../solver/wire.ts";
import { asText, isOfGames } from "./draft.ts";
import type { ParameterValues } from "../values.ts";
import type { Draft, OpenGame } from "../state.ts";

/** The start that tokens make, with the passes that are left where the start before it said so. */
export function arranged(tokens: readonly number[], { written }: OpenGame): string {
  return `(${tokens.join(",")})${/\+\d+p$/.exec(written)?.[0] ?? ""}`;
}

/** What is typed, without the fields that are left empty because they may be, and with the games that no field shows. */
export function typedParams(
  { ruleset, params }: Draft,
  card?: RulesetCard,
  game?: OpenGame,
): ParameterValues {
  const isOptional = (key: string): boolean =>
    card?.parameters.some((parameter) => parameter.key === key && !parameter.required) === true;
  const typed = Object.entries(params).filter(([key, text]) => text.trim() || !isOptional(key));
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
