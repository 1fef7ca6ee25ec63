// What may be said at all: it has to follow from what is shown, and to be in the words that the reader has chosen.
import type { PositionValue } from "../solver/wire.ts";
import { effectiveColour } from "./display.ts";
import type { Column } from "./graph/positionOrder.ts";
import { isAllShown, isTold } from "./reveal.ts";
import type { State } from "./state.ts";
import { wordsOf } from "./vocabulary.ts";

/**
 * Whether something is told of positions whose value is shown: one of their values, or theorems and what these count. While some are
 * hidden that is what the colours mean and nothing else: the rest is what a class is to find out.
 */
export function tells(state: State, what: Column | "theorem"): boolean {
  if (isAllShown(state)) return wordsOf(state) === "grundy" || what === "outcome";
  const colour = effectiveColour(state);
  return what === (typeof colour === "number" ? "winners" : colour);
}

/** The values of the selected position that are told. */
export function toldValues(state: State): Partial<PositionValue> {
  const { explanation } = state;
  if (!explanation || !isTold(state)) return {};
  const told = Object.entries(explanation.value).filter(([name]) => tells(state, name as Column));
  return Object.fromEntries(told);
}
