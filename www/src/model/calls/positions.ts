// What the solver is asked about positions of a game, and about notations.
import type { Game, PositionInput } from "../../solver/api.ts";
import type { Answer, Evaluation, Explanation, Exploration, Notation } from "../../solver/wire.ts";
import { placing } from "../opening/request.ts";
import type { Answerer } from "../solver.ts";

/** A game with its position, from a notation such as "nim(1,2,3)". */
export function parseNotation(solver: Answerer, notation: string): Promise<Answer<Notation>> {
  return solver.ask("parse", [notation]);
}

/** A position as the solver writes it, and what it is made of. */
export function readPosition(solver: Answerer, game: Game, text: string): Promise<Answer<Notation>> {
  return solver.ask("read", [game, text]);
}

/** The values of some positions, in their order. */
export function evaluate(
  solver: Answerer,
  game: Game,
  positions: readonly PositionInput[],
): Promise<Answer<Evaluation>> {
  return solver.ask("evaluate", [game, positions]);
}

/** Why a position has its value. */
export function explain(solver: Answerer, game: Game, position: string): Promise<Answer<Explanation>> {
  return solver.ask("explain", [game, position]);
}

/** The graph from a position, placed so that it tells nothing of values; `asker` drops what it asked for before. */
export function exploreBlindly(
  solver: Answerer,
  asker: string,
  game: Game,
  position: string,
): Promise<Answer<Exploration>> {
  return solver.request(asker, "explore", [game, position], placing(true));
}
