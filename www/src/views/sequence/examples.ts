// Rules that are worth seeing one below the other.
import type { State } from "../../model/state.ts";

/** Sets of which each shares a part with others: how periods come and go with a number is seen at once. */
const SETS = ["1", "1,2", "1,3", "2,3", "1,2,3", "1,4", "2,4", "1,3,4", "2,3,5", "1,4,6", "2,5,7"];

/** The rules of the same kind with other sets of numbers; none where a set is nothing that this kind has. */
export function wallOf({ catalogue, game }: State): readonly string[] {
  const card = catalogue?.rulesets.find(({ id }) => id === game?.ruleset);
  const parameter = card?.parameters.find(({ range }) => range.kind === "set");
  return card && parameter ? SETS.map((set) => `${card.id}[${parameter.key}={${set}}]`) : [];
}
