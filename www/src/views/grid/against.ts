import { against, gameOfRule, gameUnder } from "../../model/against.ts";
import { subjectOf } from "../../model/opening/request.ts";
import type { Solver } from "../../model/solver.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import type { Game } from "../../solver/api.ts";
import type { RequestError } from "../../solver/wire.ts";

/** What a grid is compared with; nothing where that is nothing, or cannot be read. */
export async function otherGame(state: State, solver: Pick<Solver, "ask">): Promise<Game | undefined> {
  const { against: asked } = against.of(state);
  if (!asked) return undefined;
  const under = gameUnder(state, asked);
  if (under) return under;
  const answer = await gameOfRule(solver, state, asked);
  return answer.ok ? answer.value : undefined;
}

/** Reads what a grid is compared with. */
export class Against {
  readonly #store: Store;
  readonly #redraw: () => void;
  #text: string | undefined;
  #game: Game | undefined;
  /** Why there is nothing to be compared with. */
  error: RequestError | undefined;
  #isComing = false;

  constructor(store: Store, redraw: () => void) {
    this.#store = store;
    this.#redraw = redraw;
  }

  /** The other game; nothing where there is none, and "coming" until it has been read. */
  of(state: State): Game | undefined | "coming" {
    const { game } = state;
    const { against: asked } = against.of(state);
    if (!game || !asked) {
      this.#text = this.error = undefined;
      return undefined;
    }
    const under = gameUnder(state, asked);
    if (under) {
      // A rule that comes back is read anew, with what is wrong with it.
      this.#text = this.error = undefined;
      // The same game under the same convention would differ nowhere.
      return under;
    }
    const text = `${asked} ${subjectOf(game)}`;
    if (text !== this.#text) {
      this.#text = text;
      this.#isComing = true;
      void this.#read(text, asked, state);
    }
    return this.#isComing ? "coming" : this.#game;
  }

  async #read(text: string, asked: string, state: State): Promise<void> {
    const answer = await gameOfRule(this.#store.solver, state, asked);
    if (this.#text !== text) return;
    this.#isComing = false;
    this.error = answer.ok ? undefined : answer.error;
    this.#game = answer.ok ? answer.value : undefined;
    this.#redraw();
  }
}
