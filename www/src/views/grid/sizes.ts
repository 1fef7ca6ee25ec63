// How many rows and columns there are, and which heaps are the same in all cells, where nobody has said so.
import type { State } from "../../model/state.ts";
import type { GridInput } from "../../solver/api.ts";
import { grid } from "./slice.ts";

/** So many rows and columns there are at least. */
const SIDE = 16;
/** More than that are computed only when they are asked for. */
const MOST = 100;

/** Of a position the numbers that a grid can sweep over; nothing where there is no grid of the game. */
export function sweptStart({ game }: Pick<State, "game">): readonly number[] | undefined {
  return game?.swept;
}

/** The cells that are shown, as the solver is asked for them. */
export function gridOf(
  state: State,
): GridInput & { fixed: readonly number[]; places: readonly [number, number] } {
  const { rows, columns, fix, places = [0, 1] } = grid.of(state);
  const start = sweptStart(state) ?? [];
  const others = start.filter((_, place) => !places.includes(place));
  // As many heaps as the start has are fixed.
  const fixed = others.map((heap, index) => fix?.[index] ?? heap);
  const largest = Math.max(...start.filter((_, place) => places.includes(place)), 0);
  const side = Math.min(MOST, Math.max(SIDE, largest + 1));
  return {
    rows: rows ?? side,
    columns: columns ?? side,
    fixed,
    places,
  };
}
