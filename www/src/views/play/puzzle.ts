// Puzzles: a position in which there is a move that wins, to be found.
import { findPuzzle } from "../../model/calls/moves.ts";
import { gamesOf } from "../../model/games.ts";
import { parseNotation, readPosition } from "../../model/calls/positions.ts";
import { playersOf } from "../../model/mover.ts";
import { reveal } from "../../model/reveal.ts";
import { fail, isOwnFault } from "../../model/notices.ts";
import { follow, Turn } from "../../model/opening/opener.ts";
import { requestOf } from "../../model/opening/request.ts";
import { rules } from "../../model/rules.ts";
import { view } from "../../model/view.ts";
import type { Answer, RequestError } from "../../solver/wire.ts";
import type { Host } from "../kit/context.ts";
import { puzzleOfDay } from "./daily.ts";
import { DIFFICULTIES, play, PERFECT, type Difficulty } from "./slice.ts";

type Opener = Pick<Host, "store" | "links">;

/** A puzzle as it is opened: its game and start, how hard it is, and which of all it is. */
interface FoundPuzzle {
  notation: string;
  puzzle: Difficulty;
  seed: number;
  day?: string;
}

/** Opens a puzzle of the game that is open: "none" where there is none, "other" where it is of another difficulty. */
export async function openPuzzle(
  opener: Opener,
  wanted: Difficulty,
  // So few that a link stays short, and so many that hardly anybody meets one twice.
  seed = 1 + Math.floor(Math.random() * 999),
): Promise<"none" | "other" | undefined> {
  const { game } = opener.store.state;
  if (!game) return "none";
  const answer = await asPuzzle(opener, async () => {
    const found = await findPuzzle(opener.store.solver, requestOf(game), { level: wanted, seed });
    if (!found.ok) return found;
    const { notation, level } = found.value;
    return { ok: true, value: { notation, puzzle: difficulty(level), seed } };
  });
  if (answer === "failed") return "none";
  return answer && answer.puzzle !== wanted ? "other" : undefined;
}

/** Opens the puzzle of a day, the same for all: of the first game from that of the day on that has one. */
export async function openDaily(opener: Opener, day: string, turn = Turn.apart(opener.store)): Promise<void> {
  const { solver, state } = opener.store;
  const games = (state.catalogue?.rulesets ?? []).flatMap(gamesOf).map(({ example }) => example);
  const find = async (): Promise<Answer<FoundPuzzle> | { ok: false; error: RequestError }> => {
    for (let later = 0; ; later++) {
      const { game, level, seed } = puzzleOfDay(day, games, later);
      const parsed = await parseNotation(solver, game);
      if (!parsed.ok) return parsed;
      const { ruleset, params } = parsed.value;
      const asked = { ruleset, params, convention: { kind: "normal" } } as const;
      const found = await findPuzzle(solver, asked, { level, seed });
      if (!found.ok && found.error.code === "no-puzzle" && later < games.length) continue;
      if (!found.ok) return found;
      const { notation } = found.value;
      return { ok: true, value: { notation, puzzle: difficulty(found.value.level), seed, day } };
    }
  };
  await asPuzzle(opener, find, turn);
}

/** Opens a position of the game that is open, in which a reader missed the move that wins. */
export async function openMissed(opener: Opener, label: string): Promise<void> {
  const { state, solver } = opener.store;
  const { game } = state;
  if (!game) return;
  const { puzzle = 2, seed } = play.of(state);
  await asPuzzle(opener, async () => {
    const read = await readPosition(solver, requestOf(game), label);
    return read.ok ? { ok: true, value: { notation: read.value.notation, puzzle, seed } } : read;
  });
}

/** Opens what was found as a puzzle, as from one game another is opened; "failed" where the solver found none. */
async function asPuzzle(
  { store, links }: Opener,
  find: () => Promise<Answer<FoundPuzzle> | { ok: false; error: RequestError }>,
  turn = Turn.apart(store),
): Promise<FoundPuzzle | "failed" | undefined> {
  const answer = await find();
  if (turn.isOver()) return undefined;
  if (!answer.ok) {
    if (answer.error.code !== "cancelled" && !isOwnFault(answer.error)) return "failed";
    fail(store, answer.error);
    return undefined;
  }
  turn.begin();
  const { state } = store;
  const { notation, puzzle, seed, day } = answer.value;
  const players = day === undefined ? playersOf(state) : 2;
  const seats = Array.from({ length: players }, (_, player) => (player === 0 ? "person" : "solver"));
  const shown = links.like(state, notation, {
    [play.id]: { seats, level: PERFECT, seed, puzzle, day },
    [reveal.id]: { hides: true, shown: [] },
    [view.id]: view.of(state),
    [rules.id]: day === undefined ? rules.asked(state) : rules.in(links.read("")),
  });
  // One goes back to one’s own game as from any other.
  store.set({ entry: state.entry + 1 });
  await follow(store, links.read(shown), turn);
  return answer.value;
}

const difficulty = (level: number): Difficulty => DIFFICULTIES.find((each) => each === level) ?? 1;
