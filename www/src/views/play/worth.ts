// Who stands to win at each position of the line, how far off the end is, and where that turned.
import type { Convention } from "../../solver/api.ts";
import { replyOf } from "../../model/calls/moves.ts";
import { evaluate } from "../../model/calls/positions.ts";
import { playersUnder } from "../../model/mover.ts";
import { NOBODY, OUTCOMES } from "../../model/values.ts";
import { requestOf } from "../../model/opening/request.ts";
import { isSameGame, type OpenGame, type State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import type { Evaluation } from "../../solver/wire.ts";

/** How play stands. */
export interface Worth {
  /** The player who wins if nobody errs, 0 for the one who began; `NOBODY` in a draw. */
  readonly winner: number;
  /** Moves to the end when the winner hurries and the loser delays, where that is known. */
  readonly remoteness: number | undefined;
}

export const isDraw = ({ winner }: Worth): boolean => winner === NOBODY;

/** A move after which its mover stands worse than before. */
export interface TurningPoint {
  /** Which move of the line it is, counted from 1. */
  readonly move: number;
  readonly mover: number;
  readonly from: string;
  readonly to: string;
  readonly before: Worth;
  readonly after: Worth;
  /** Where the mover should have gone; nothing until it is known. */
  readonly better: string | undefined;
}

/** The values of the positions of the line, each asked for once. */
export class Worths {
  readonly #store: Store;
  readonly #redraw: () => void;
  #game: OpenGame | undefined;
  /** By position; who wins is told by mover. */
  readonly #known = new Map<
    string,
    { winners: readonly number[]; remoteness: number | undefined } | undefined
  >();
  readonly #better = new Map<string, string | undefined>();

  constructor(store: Store, redraw: () => void) {
    this.#store = store;
    this.#redraw = redraw;
  }

  /** By place of the line; absent where it is not known, or not yet. */
  of(state: State): Array<Worth | undefined> {
    const { game, line } = state;
    if (!game) return [];
    if (!isSameGame(this.#game, game)) {
      this.#game = game;
      this.#known.clear();
      this.#better.clear();
    }
    const players = playersUnder(game.convention);
    const missing = [...new Set(line.positions)].filter((label) => !this.#known.has(label));
    if (missing.length > 0) void this.#ask(game, missing, players);
    return line.positions.map((label, place) => {
      const value = this.#known.get(label);
      const winner = value?.winners[place % players];
      return winner === undefined ? undefined : { winner, remoteness: value?.remoteness };
    });
  }

  /** The moves of the line that gave something away, in their order. */
  turningPoints(state: State): TurningPoint[] {
    const { game, line } = state;
    if (!game) return [];
    const players = playersUnder(game.convention);
    return turnings(this.of(state), game.convention).map(({ move, before, after }) => {
      const from = line.positions[move - 1] ?? "";
      const mover = (move - 1) % players;
      return {
        move,
        mover,
        from,
        to: line.positions[move] ?? "",
        before,
        after,
        better: this.#betterAt(game, from, mover),
      };
    });
  }

  #betterAt(game: OpenGame, from: string, mover: number): string | undefined {
    const key = `${mover} ${from}`;
    if (!this.#better.has(key)) {
      this.#better.set(key, undefined);
      void replyOf(this.#store.solver, requestOf(game), from, { mover }).then((answer) => {
        if (!answer.ok || !isSameGame(this.#game, game)) return;
        this.#better.set(key, answer.value.move?.label);
        this.#redraw();
      });
    }
    return this.#better.get(key);
  }

  async #ask(game: OpenGame, labels: readonly string[], players: number): Promise<void> {
    // Who asks again meanwhile finds that it has been asked for.
    for (const label of labels) this.#known.set(label, undefined);
    const answer = await evaluate(this.#store.solver, requestOf(game), labels);
    if (!isSameGame(this.#game, game) || !answer.ok) return;
    for (const [index, label] of labels.entries()) {
      const winners = winnersIn(answer.value, index, players);
      const remoteness = answer.value.remoteness?.[index];
      this.#known.set(label, winners && { winners, remoteness: remoteness === -1 ? undefined : remoteness });
    }
    this.#redraw();
  }
}

/** Who wins when each player is to move, of one of the positions that were asked for. */
function winnersIn({ outcome, winners }: Evaluation, index: number, players: number): number[] | undefined {
  if (winners) return [...winners.subarray(index * players, (index + 1) * players)];
  const who = outcome && OUTCOMES[outcome[index] ?? -1];
  if (who === "D") return [NOBODY, NOBODY];
  return who && [0, 1].map((mover) => (who === "N" ? mover : 1 - mover));
}

/** Where a mover came to stand worse, by how play stands at each place of a line. */
export function turnings(
  worths: ReadonlyArray<Worth | undefined>,
  convention: Convention,
): Array<{ move: number; before: Worth; after: Worth }> {
  const players = playersUnder(convention);
  return worths.flatMap((after, move) => {
    const before = worths[move - 1];
    if (!before || !after) return [];
    const mover = (move - 1) % players;
    const isWorse = rank(convention, mover, after.winner) > rank(convention, mover, before.winner);
    return isWorse ? [{ move, before, after }] : [];
  });
}

/** How late a player comes among those whom another would rather see win; 0 is the best. */
function rank(convention: Convention, player: number, winner: number): number {
  const preferences = convention.kind === "alliance" ? convention.preferences : undefined;
  const own = typeof preferences === "object" ? preferences[player] : undefined;
  const players = playersUnder(convention);
  // That nobody wins is wished for directly after a win of one's own.
  if (winner === NOBODY) return 0.5;
  return own ? own.indexOf(winner) : (winner - player + players) % players;
}
