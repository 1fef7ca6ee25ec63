// What is told of a position that is compared with another game.
import { comparisonOf, moverOf } from "../../../model/display.ts";
import type { State } from "../../../model/state.ts";
import { told } from "../../../model/told.ts";
import type { Colouring, Value } from "../../../model/values.ts";
import { player } from "../../../messages/player.ts";
import type { FigureContext } from "../context.ts";
import { otherGameName } from "./againstChoice.ts";
import { wordsBy } from "./words.all.ts";

/** The value of a position in the other game, or that it is the same; nothing where nothing is compared. */
export function otherTold(
  state: State,
  position: number,
  messages: FigureContext["messages"],
): string | undefined {
  const comparison = comparisonOf(state);
  if (!comparison) return undefined;
  const words = wordsBy[messages.code];
  const mover = moverOf(state);
  const name = otherGameName(comparison.against, state, messages);
  if (comparison.changeOf(position, mover) === "same") return words.same({ name });
  return words.other({
    name,
    value: named(comparison.other(position, mover), comparison.colouring(mover), messages),
  });
}

/** Both values of a position. */
export function bothTold(
  state: State,
  position: number,
  messages: FigureContext["messages"],
): string | undefined {
  const comparison = comparisonOf(state);
  const other = otherTold(state, position, messages);
  if (!comparison || other === undefined) return undefined;
  const colouring = comparison.colouring(moverOf(state));
  const { graph } = comparison;
  const own = told(state, graph).value(position, colouring);
  if (own === undefined) return undefined;
  return wordsBy[messages.code].both({
    label: graph.label(position),
    own: named(own, colouring, messages),
    other,
  });
}

function named(value: Value, colouring: Colouring, { outcomes, number }: FigureContext["messages"]): string {
  if (value === "∞") return value;
  if (typeof value === "string") return outcomes.grundy[value];
  return typeof colouring === "number" ? player(value) : number(value);
}
