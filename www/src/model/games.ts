// The games that can be chosen: every ruleset, and those of its games that have a name of their own.
import type { RulesetCard, Text, Wording } from "../solver/wire.ts";

export interface NamedGame {
  readonly ruleset: RulesetCard;
  readonly name: Text;
  /** Its place among the games of its ruleset, the first of which is the ruleset itself. */
  readonly place: number;
  /** The notation with which it opens. */
  readonly example: string;
  /** The values of parameters that make it this game; absent where the example alone tells. */
  readonly of: Wording["of"] | undefined;
}

/** The games of a ruleset: itself, and those with names of their own. */
export function gamesOf(ruleset: RulesetCard): [NamedGame, ...NamedGame[]] {
  const named = ruleset.wordings.flatMap(({ name, example, of }) =>
    name && example !== undefined ? [{ name, example, of }] : [],
  );
  const notations = ruleset.examples.map(({ notation }) => notation);
  const own = notations.find((notation) => named.every(({ example }) => example !== notation)) ?? "";
  return [
    { ruleset, name: ruleset.name, place: 0, example: own, of: named.length > 0 ? undefined : {} },
    ...named.map((game, index) => ({ ...game, ruleset, place: index + 1 })),
  ];
}

/** Which of the games of its ruleset one with these parameters is. */
export function gameIn(ruleset: RulesetCard, params: Readonly<Record<string, unknown>>): NamedGame {
  const games = gamesOf(ruleset);
  return (
    games.find(({ place, of }) => place > 0 && of && suits(of, (key) => String(params[key]))) ?? games[0]
  );
}

/** Whether the parameters have these values. */
export function suits(of: Wording["of"], valueOf: (key: string) => string): boolean {
  return Object.entries(of).every(([key, value]) => value === valueOf(key));
}
