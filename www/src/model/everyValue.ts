import type { Explanation } from "../solver/wire.ts";
import type { PositionGraph } from "./graph/positionGraph.ts";
import { solved } from "./graph/solvedGraph.ts";
import { ToldValues } from "./graph/toldValues.ts";
import type { State } from "./state.ts";

/** The values of a graph, told or not, or of some positions: for whoever judges an answer, or writes the answers down. */
export function everyValue(graph: PositionGraph, tells?: (position: number) => boolean): ToldValues {
  return new ToldValues(solved(graph), tells);
}

/** All that is known of the selected position, told or not. */
export function everyReason({ explanation }: Pick<State, "explanation">): Explanation | undefined {
  return explanation as Explanation | undefined;
}
