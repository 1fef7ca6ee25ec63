// Who moves at each place of a line, and whether a move is as good as any.
import type { Convention } from "../solver/api.ts";
import type { ExplainedOption, Explanation } from "../solver/wire.ts";
import type { State } from "./state.ts";

/** How many players there are. */
export function playersUnder(convention: Convention | undefined): number {
  return convention?.kind === "alliance" ? convention.players : 2;
}

export function playersOf({ game }: Pick<State, "game">): number {
  return playersUnder(game?.convention);
}

/** The player who moves at a place of the line, 0 for the one who begins. */
export function moverAt(state: Pick<State, "game">, place: number): number {
  return place % playersOf(state);
}

/** Whether the position where play stands has been there before, with the same player to move. */
export function hasComeAgain(state: Pick<State, "game" | "line">): boolean {
  const { positions, cursor } = state.line;
  const isSame = (place: number): boolean =>
    positions[place] === positions[cursor] && moverAt(state, place) === moverAt(state, cursor);
  return positions.slice(0, cursor).some((_, place) => isSame(place));
}

/** Who moves where play stands. */
export function turnOf(state: Pick<State, "game" | "line">): number {
  return moverAt(state, state.line.cursor);
}

/** Whether an option gives away nothing that whoever moves where play stands could have. */
export function isBest(
  state: Pick<State, "game" | "line">,
  { value }: Explanation,
  option: ExplainedOption,
): boolean {
  if (value.outcome === "D") return option.value.outcome === "D";
  if (value.outcome !== undefined) return option.winning || value.outcome === "P";
  const mover = turnOf(state);
  const players = value.winners?.length ?? 1;
  return option.value.winners?.[(mover + 1) % players] === value.winners?.[mover];
}
