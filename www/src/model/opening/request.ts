import type { Convention, Game } from "../../solver/api.ts";
import type { ParameterValues } from "../values.ts";

/** A game as the page knows it, typed or read. */
export interface RequestedGame {
  ruleset: string;
  params: Record<string, string> | ParameterValues;
  convention: Convention;
}

/** The game as the solver takes it. */
export function requestOf({ ruleset, params, convention }: RequestedGame): Game {
  return { ruleset, params, convention };
}

/**
 * How positions are placed where their values are hidden. What follows from what, and what refutes a guess, is told by all of
 * their moves, however many these are.
 */
export function placing(isBlind: boolean): { places?: "covers"; allMoves?: true } {
  return isBlind ? { places: "covers", allMoves: true } : {};
}

/** What stands for a game from whatever start: what is known of it holds from every one. */
export function subjectOf(game: RequestedGame | undefined): string {
  return game ? JSON.stringify(requestOf(game)) : "";
}
