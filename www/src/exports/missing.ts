import { graphOf, type State } from "../model/state.ts";

/** How many moves of the whole graph are not in a part of it, at least: a position that is not here is led to by one that is not here. */
export function missingMoves(state: State): number {
  const { picture } = state;
  const count = graphOf(state)?.count ?? 0;
  if (picture.kind !== "graph") return 0;
  const { around, part } = picture.exploration;
  return (around?.whole ?? count) - count + (part ? 1 : 0);
}
