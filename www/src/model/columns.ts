// What is told of positions in rows: in the table, and in files.
import { columnsOf, VALUE_COLUMNS, type Column } from "./graph/positionOrder.ts";
import type { PositionGraph } from "./graph/positionGraph.ts";
import type { State } from "./state.ts";
import { tells } from "./telling.ts";

/** The properties that are told of positions. */
export function columnsIn(state: State, graph: PositionGraph): readonly Column[] {
  return columnsOf(graph).filter((column) => !VALUE_COLUMNS.has(column) || tells(state, column));
}
