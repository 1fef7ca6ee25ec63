import type { Exploration } from "../../solver/wire.ts";
import type { PositionGraph } from "./positionGraph.ts";
import { SolvedGraph } from "./solvedGraph.ts";

/** The graph of an exploration. What may be told of its values says `told`. */
export function graphIn(exploration: Exploration): PositionGraph {
  return new SolvedGraph(exploration);
}
