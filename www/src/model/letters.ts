// The letter P on one screen: of P-positions, of players P₀, P₁, … or of positions numbered p1, p2, … in the literature.
import { display } from "./display.ts";
import { labellingOf } from "./reveal.ts";
import { drawnGraph, type State } from "./state.ts";
import type { Labels } from "./values.ts";
import { wordsOf, type Vocabulary } from "./vocabulary.ts";

/** What is written on the positions: among several players P₀, P₁, … no p1, p2, …. */
export function labelsOf(state: State): Labels {
  const { labels } = display.of(state);
  return labels === "number" && areSeveral(state) ? "both" : labels;
}

/**
 * Whether positions are called p1, p2, …: where that is asked for, and while they get values one after another that are not asked
 * for as P and N. What the game itself has of values says nothing here, for it may be hidden.
 */
export function areNumbered(state: State): boolean {
  if (areSeveral(state)) return false;
  const isByNumbers = wordsOf(state) === "grundy" && display.of(state).colourBy !== "outcome";
  return labelsOf(state) === "number" || (labellingOf(state) !== undefined && isByNumbers);
}

/** The words for values that are said: beside p1, p2, … no P and N. */
export function lettersOf(state: State): Vocabulary {
  const words = wordsOf(state);
  return words !== "shapes" && drawnGraph(state) && areNumbered(state) ? "win" : words;
}

function areSeveral(state: State): boolean {
  return state.game?.convention.kind === "alliance";
}
