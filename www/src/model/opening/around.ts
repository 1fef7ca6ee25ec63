import type { PositionInput } from "../../solver/api.ts";
import { PositionGraph } from "../graph/positionGraph.ts";
import type { Solver } from "../solver.ts";
import type { Around } from "../state.ts";
import { placing, requestOf, type Asked } from "./request.ts";

/** So many positions are drawn of a graph that is too large. */
const AROUND = 24;

/** What is around a position whose graph is too large, if the values are known without search. */
export async function lookAround(
  solver: Solver,
  game: Asked,
  position: PositionInput,
  isBlind: boolean,
): Promise<Around | undefined> {
  const options = { neighbourhood: AROUND, ...placing(isBlind) };
  const explored = await solver.request("around", "explore", [requestOf(game), position], options);
  if (!explored.ok) return undefined;
  return { graph: new PositionGraph(explored.value), exploration: explored.value, isBlind };
}
