// Puzzles: a position in which there is a move that wins, to be found.
import { findPuzzle } from "../../model/calls/moves.ts";
import { playersOf } from "../../model/mover.ts";
import { reveal } from "../../model/reveal.ts";
import { fail, isOwnFault } from "../../model/notices.ts";
import { follow, Turn } from "../../model/opening/opener.ts";
import { requestOf } from "../../model/opening/request.ts";
import { rules } from "../../model/rules.ts";
import { view } from "../../model/view.ts";
import { play, PERFECT, type Difficulty } from "./slice.ts";
import type { PlayedGame } from "./game.ts";

/** Opens a puzzle of the game that is open; false where there is none. */
export async function openPuzzle(
  { store, links }: Pick<PlayedGame, "store" | "links">,
  puzzle: Difficulty,
): Promise<boolean> {
  const { state } = store;
  const { game } = state;
  if (!game) return false;
  // So few that a link stays short, and so many that hardly anybody meets one twice.
  const seed = 1 + Math.floor(Math.random() * 999);
  const turn = Turn.apart(store);
  const answer = await findPuzzle(store.solver, requestOf(game), { level: puzzle, seed });
  if (turn.isOver()) return true;
  if (!answer.ok) {
    if (answer.error.code !== "cancelled" && !isOwnFault(answer.error)) return false;
    fail(store, answer.error);
    return true;
  }
  turn.begin();
  const seats = Array.from({ length: playersOf(state) }, (_, player) => (player === 0 ? "person" : "solver"));
  const shown = links.like(state, answer.value.notation, {
    [play.id]: { seats, level: PERFECT, seed, puzzle },
    [reveal.id]: { hides: true, shown: [] },
    [view.id]: view.of(state),
    [rules.id]: rules.asked(state),
  });
  // One goes back to one’s own game as from any other.
  store.set({ entry: store.state.entry + 1 });
  await follow(store, links.read(shown), turn);
  return true;
}
