// What may be said at all: it has to follow from what is shown, and to be in the words that the reader has chosen.
import type { Explanation, PositionValue } from "../solver/wire.ts";
import { effectiveColour } from "./display.ts";
import { everyReason } from "./everyValue.ts";
import type { Column } from "./graph/positionOrder.ts";
import { isAllShown, isHiding, isLabelKnown, isTold, reveal } from "./reveal.ts";
import type { State } from "./state.ts";
import type { Value } from "./values.ts";
import { wordsOf } from "./vocabulary.ts";

/**
 * Whether something is told: every value of all positions; everything of the selected one, which takes all that can be reached from it;
 * or, of positions whose value is shown, one of their values, or theorems and what these count. While some are hidden that is what the
 * colours mean and nothing else: the rest is what a class is to find out.
 */
export function tells(state: State, what: Column | "theorem" | "everything" | "selected"): boolean {
  if (what === "everything") return !isHiding(state);
  if (what === "selected") return isTold(state);
  if (isAllShown(state)) return wordsOf(state) === "grundy" || what === "outcome";
  const colour = effectiveColour(state);
  return what === (typeof colour === "number" ? "winners" : colour);
}

/** All that is known of the selected position, where everything may be told of it. */
export function toldExplanation(state: State): Explanation | undefined {
  return isTold(state) ? everyReason(state) : undefined;
}

/** The positions alone that are told where not all are. */
export function toldLabels(state: State): ReadonlySet<string> | undefined {
  const { hides, shown } = reveal.of(state);
  return isHiding(state) ? (hides ? shown : new Set()) : undefined;
}

/** The values of the selected position that are told. */
export function toldValues(state: State): Partial<PositionValue> {
  const told = Object.entries(toldExplanation(state)?.value ?? {});
  return Object.fromEntries(told.filter(([name]) => tells(state, name as Column)));
}

/** The value of a selected position that is none of the picture, where it is shown. */
export function toldAside(state: State): Value | undefined {
  const explanation = everyReason(state);
  if (explanation?.label !== state.selected || !isLabelKnown(state, state.selected)) return undefined;
  const { outcome, grundy } = explanation.value;
  return effectiveColour(state) === "grundy" ? (grundy ?? outcome) : outcome;
}
