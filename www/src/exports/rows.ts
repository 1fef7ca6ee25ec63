import { columnsIn } from "../model/columns.ts";
import { VALUES, type Column } from "../model/graph/positionOrder.ts";
import type { PositionGraph } from "../model/graph/positionGraph.ts";
import { isKnown } from "../model/reveal.ts";
import type { State } from "../model/state.ts";

/** What a file says of a position, by the properties that are known of it. */
export type Row = Partial<Record<Column, string | number | readonly number[]>>;

/** All positions of a graph in the order p1, p2, …: each after its options. Of a value that is hidden nothing is said. */
export function rowsOf(state: State, graph: PositionGraph): Row[] {
  const columns = columnsIn(state, graph);
  return Array.from({ length: graph.count }, (_, index) => {
    const position = graph.byNumber(index + 1);
    const told = isKnown(state, graph, position) ? columns : columns.filter((column) => !VALUES.has(column));
    return Object.fromEntries(told.map((column) => [column, valueOf(graph, column, position)]));
  });
}

function valueOf(graph: PositionGraph, column: Column, position: number): Row[Column] {
  switch (column) {
    case "number":
      return graph.number(position);
    case "position":
      return graph.label(position);
    case "outcome":
      return graph.outcome(position);
    case "grundy":
      return graph.grundy(position) ?? "";
    case "gameValue":
      return graph.gameValue(position) ?? "";
    case "winners":
      return graph.winnersOf(position);
    case "remoteness":
      return graph.remoteness(position);
    case "options":
      return graph.optionsOf(position)?.length ?? "";
    case "layer":
      // As the labelling counts them: from the end of play upward.
      return graph.layerCount - graph.layer(position);
  }
}
