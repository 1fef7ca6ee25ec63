// What the solver is asked about moves while somebody plays.
import type { Game, Opponent, PuzzleInput, Touch } from "../../solver/api.ts";
import type { Answer, Fit, Puzzle, SolverMove } from "../../solver/wire.ts";
import type { Answerer } from "../solver.ts";

/** The legal moves that fit what has been touched; of several questions the last counts. */
export function fittingMoves(
  solver: Answerer,
  game: Game,
  position: string,
  touched: readonly Touch[],
): Promise<Answer<Fit>> {
  return solver.request("fit", "fit", [game, position, touched]);
}

/** The move that an opponent makes; of several questions of an `asker`, where there is one, the last counts. */
export function replyOf(
  solver: Answerer,
  game: Game,
  position: string,
  opponent: Opponent,
  asker?: "opponent" | "hint",
): Promise<Answer<SolverMove>> {
  const args = [game, position, opponent] as const;
  return asker ? solver.request(asker, "reply", [...args]) : solver.ask("reply", [...args]);
}

/** A position of a game in which there is a move that wins. */
export function findPuzzle(solver: Answerer, game: Game, asked: PuzzleInput): Promise<Answer<Puzzle>> {
  return solver.request("puzzle", "puzzle", [game, asked]);
}
