// Hints by degrees: whether one can win, where to move, which move, and why.
import { replyOf } from "../../model/calls/moves.ts";
import { everyReason } from "../../model/everyValue.ts";
import { turnOf } from "../../model/mover.ts";
import { NOBODY } from "../../model/values.ts";
import { requestOf } from "../../model/opening/request.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import type { FittingMove } from "../../solver/wire.ts";
import { isOpen } from "./turn.ts";

/** How much has been told. */
export const DEGREES = ["none", "outcome", "place", "move", "why"] as const;
type Degree = (typeof DEGREES)[number];

export class Hint {
  readonly #store: Store;
  readonly #redraw: () => void;
  #line: State["line"] | undefined;
  #degree = 0;
  /** The best move, from the degree on that shows it. */
  best: FittingMove | undefined;

  constructor(store: Store, redraw: () => void) {
    this.#store = store;
    this.#redraw = redraw;
  }

  get degree(): Degree {
    return DEGREES[this.#degree] ?? "none";
  }

  /** Whether there is more to tell. */
  get isMore(): boolean {
    return this.#degree < DEGREES.length - 1;
  }

  /** Another position has hints of its own. */
  follow(state: State): void {
    if (this.#line === state.line && isOpen(state)) return;
    this.#line = state.line;
    this.#degree = 0;
    this.best = undefined;
  }

  /** Tells a degree more. */
  async more(): Promise<void> {
    if (!this.isMore) return;
    const { state } = this.#store;
    const { game, selected, line } = state;
    if (!this.best && game) {
      const { solver } = this.#store;
      const answer = await replyOf(solver, requestOf(game), selected, { mover: turnOf(state) }, "hint");
      if (this.#store.state.line !== line || !answer.ok) return;
      this.best = answer.value.move;
    }
    this.#degree++;
    this.#redraw();
  }

  /** The places that the best move changes, once that is told. */
  get places(): readonly number[] {
    return this.#degree >= 2 ? (this.best?.move.changes.map(({ place }) => place) ?? []) : [];
  }

  /** The best move, once it is told. */
  get told(): FittingMove | undefined {
    return this.#degree >= 3 ? this.best : undefined;
  }
}

/** Whether whoever is to move can win; with several players, who wins at best. */
export function standing(state: State): { canWin: boolean; winner: number | undefined } {
  const explanation = everyReason(state);
  const mover = turnOf(state);
  if (!explanation) return { canWin: false, winner: undefined };
  const { outcome, winners } = explanation.value;
  if (outcome === "D") return { canWin: false, winner: NOBODY };
  if (outcome !== undefined) return { canWin: outcome === "N", winner: outcome === "N" ? mover : 1 - mover };
  return { canWin: winners?.[mover] === mover, winner: winners?.[mover] };
}
