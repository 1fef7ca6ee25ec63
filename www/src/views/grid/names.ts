// What the numbers are called that a grid sweeps over, or fixes.
import type { State } from "../../model/state.ts";
import type { Locale } from "../../messages/locale.ts";
import { boardWords } from "../boards/boards.ts";
import { isAnyOrder } from "./cells.ts";
import type { GridWords } from "./en.ts";

/** The number at a place of a position: of a sum by its component, of steps and the like as their board says. */
export function tokenName(state: State, place: number, words: GridWords, locale: Locale): string {
  const { catalogue, game } = state;
  const component = game?.components[place];
  if (component !== undefined) return component.split("(", 1)[0] ?? component;
  if (isAnyOrder(state)) return words.heap(place);
  const card = catalogue?.rulesets.find(({ id }) => id === game?.ruleset);
  return (card && boardWords(card.board, locale).part?.(place)) ?? words.number(place);
}
