// What is told of positions in rows: in the table, and in files.
import { effectiveColour } from "./display.ts";
import { columnsOf, VALUES, type Column } from "./graph/positionOrder.ts";
import type { PositionGraph } from "./graph/positionGraph.ts";
import { isHiding } from "./reveal.ts";
import type { State } from "./state.ts";
import { wordsOf } from "./vocabulary.ts";

/**
 * The properties that are told of positions. While values are hidden that is, of them, what the colours mean; and of what the
 * vocabulary does not have nothing is told.
 */
export function columnsIn(state: State, graph: PositionGraph): readonly Column[] {
  const all = columnsOf(graph);
  if (!isHiding(state)) {
    return wordsOf(state) === "grundy"
      ? all
      : all.filter((column) => !VALUES.has(column) || column === "outcome");
  }
  const colour = effectiveColour(state);
  const told = typeof colour === "number" ? "winners" : colour;
  return all.filter((column) => !VALUES.has(column) || column === told);
}
