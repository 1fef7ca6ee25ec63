import type { PositionInput, Progress } from "../../solver/api.ts";
import type { Answer } from "../../solver/wire.ts";
import { graphIn } from "../graph/graphIn.ts";
import type { Answerer } from "../solver.ts";
import type { Around } from "../state.ts";
import { placing, requestOf, type RequestedGame } from "./request.ts";

/** So many positions are drawn of a graph that is too large. */
const AROUND = 24;

/** A part of the graph that is drawn is asked for under this name. */
export const PART = "part";

/** What is within so many moves of a position of a game’s graph, which is built for it. */
export async function cutAround(
  solver: Answerer,
  game: RequestedGame,
  start: PositionInput,
  around: { position: PositionInput; moves: number },
  isBlind: boolean,
  onProgress?: (progress: Progress) => void,
): Promise<Answer<Around>> {
  const options = { around, ...placing(isBlind), ...(onProgress && { onProgress }) };
  const explored = await solver.request(PART, "explore", [requestOf(game), start], options);
  if (!explored.ok) return explored;
  return {
    ok: true,
    value: { graph: graphIn(explored.value), exploration: explored.value, isBlind },
  };
}

/** What is around a position whose graph is too large, if the values are known without search. */
export async function lookAround(
  solver: Answerer,
  game: RequestedGame,
  position: PositionInput,
  isBlind: boolean,
): Promise<Around | undefined> {
  const options = { neighbourhood: AROUND, ...placing(isBlind) };
  const explored = await solver.request("around", "explore", [requestOf(game), position], options);
  if (!explored.ok) return undefined;
  return { graph: graphIn(explored.value), exploration: explored.value, isBlind };
}
