// What of a labelling is to be seen, and when.
import type { State } from "../../model/state.ts";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import { labellingOf } from "../../model/reveal.ts";
import { told } from "../../model/told.ts";
import type { Look } from "../export.ts";

export interface Steps {
  /** The positions that have their values from the start. */
  known: ReadonlySet<number>;
  /** Those that get them, one after another. */
  coming: readonly number[];
  /** The first of these as it is counted, and the last. */
  from: number;
  to: number;
}

/** Up to `to`, where that is said; else as far as a labelling has come on the page, and to the end where there is none. */
export function stepsOf(state: State, graph: PositionGraph, { from, to }: Pick<Look, "from" | "to">): Steps {
  const isOpen = to === Infinity && labellingOf(state) !== undefined;
  const values = told(state, graph);
  const all = Array.from({ length: graph.count }, (_, index) => graph.byNumber(index + 1)).filter(
    (position) => graph.number(position) <= to && (!isOpen || values.has(position)),
  );
  const isBefore = (position: number): boolean => graph.number(position) <= from;
  const coming = all.filter((position) => !isBefore(position));
  return {
    known: new Set(all.filter(isBefore)),
    coming,
    from: graph.number(coming[0] ?? -1) || 0,
    to: graph.number(coming.at(-1) ?? -1) || 0,
  };
}
