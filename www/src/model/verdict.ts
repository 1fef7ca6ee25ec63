// Who wins from a position, in a form that can be told in plain words.
import type { ExplainedOption, Explanation } from "../solver/wire.ts";
import { effectiveColour, moverOf } from "./display.ts";
import type { State } from "./state.ts";
import { toldExplanation } from "./telling.ts";
import { type Colouring, NOBODY } from "./values.ts";

export type Verdict =
  /** No move is left: whoever should move has lost or won; with several players, who of them has won. */
  | { kind: "over"; how: Ending }
  /** Whatever move is made, the other player can win. */
  | { kind: "lost"; options: number | undefined }
  /** Some moves win: those to name, and how many there are besides; undefined: nobody has counted them. */
  | { kind: "won"; moves: readonly ExplainedOption[]; others: number | undefined }
  /** A draw: the moves to name that keep it, how many there are besides, and whether others lose it. */
  | { kind: "drawn"; moves: readonly ExplainedOption[]; others: number | undefined; canLose: boolean }
  /** With several players, that nobody wins: with preferences of their own, when this one is to move. */
  | { kind: "nobody"; mover: number | undefined }
  /** With several players, how many turns after the one to move the winner comes. */
  | { kind: "turns"; value: number; players: number }
  /** With several players, how many moves it is to a level position: to which one, where that is one move. */
  | { kind: "level"; distance: number; nearest: ExplainedOption | undefined }
  /** With several players, who wins when this one is to move. */
  | { kind: "winner"; mover: number; winner: number };

/** With several players who comes neither first nor last in turn: so many turns after whoever should move. */
export type Ending = "mover-lost" | "mover-won" | "last-won" | number;

/** So many winning moves are named, and one more where that is all of them. */
const NAMED = 3;

/** The verdict on the selected position; none while nothing may be told of it. */
export function verdictOf(state: State): Verdict | undefined {
  const explanation = toldExplanation(state);
  if (!explanation) return undefined;
  return explanation.value.outcome === undefined
    ? amongSeveral(explanation, moverOf(state), effectiveColour(state))
    : betweenTwo(explanation);
}

export function betweenTwo({ value, options, optionCount }: Explanation): Verdict {
  const isWon = value.outcome === "N";
  if (optionCount === 0) return { kind: "over", how: isWon ? "mover-won" : "mover-lost" };
  const isListed = options.length === optionCount;
  if (value.outcome === "D") {
    const keeping = options.filter((option) => option.value.outcome === "D");
    const canLose = !isListed || keeping.length < options.length;
    return { kind: "drawn", ...named(keeping, isListed), canLose };
  }
  if (!isWon) return { kind: "lost", options: optionCount };
  const winning = options.filter((option) => option.winning);
  return { kind: "won", ...named(winning, isListed) };
}

/** The first of some moves, and how many there are besides. */
function named(
  all: readonly ExplainedOption[],
  isListed: boolean,
): { moves: readonly ExplainedOption[]; others: number | undefined } {
  const moves = all.length > NAMED + 1 ? all.slice(0, NAMED) : all;
  const isCounted = isListed || moves.length === all.length;
  return { moves, others: isCounted ? all.length - moves.length : undefined };
}

function amongSeveral(
  { value, options, optionCount }: Explanation,
  mover: number,
  colouring: Colouring,
): Verdict {
  const { gameValue, distance, winners = [] } = value;
  const winner = winners[mover] ?? 0;
  const { length: players } = winners;
  if (optionCount === 0)
    return { kind: "over", how: endingOf((winner - mover + players) % players, players) };
  if (winner === NOBODY) return { kind: "nobody", mover: gameValue === undefined ? mover : undefined };
  if (distance !== undefined && colouring === "distance") {
    const nearest = options.find((option) => option.value.distance === 0);
    return { kind: "level", distance, nearest: distance === 1 ? nearest : undefined };
  }
  if (gameValue !== undefined && colouring === "gameValue")
    return { kind: "turns", value: gameValue, players };
  return { kind: "winner", mover, winner };
}

function endingOf(turns: number, players: number): Ending {
  if (turns === 0) return "mover-won";
  return turns === players - 1 ? "last-won" : turns;
}
