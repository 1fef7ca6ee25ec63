import { requestOf, subjectOf } from "../../model/opening/request.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import type { Game } from "../../solver/api.ts";
import type { RequestError } from "../../solver/wire.ts";
import { grid } from "./slice.ts";

/** What a grid may be compared with besides other rules. */
export const CONVENTIONS = ["normal", "misere"] as const;

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
    const { against } = grid.of(state);
    if (!game || !against) {
      this.#text = this.error = undefined;
      return undefined;
    }
    const convention = CONVENTIONS.find((kind) => kind === against);
    if (convention) {
      // A rule that comes back is read anew, with what is wrong with it.
      this.#text = this.error = undefined;
      // The same game under the same convention would differ nowhere.
      return { ...requestOf(game), convention: { kind: convention } };
    }
    const text = `${against} ${subjectOf(game)}`;
    if (text !== this.#text) {
      this.#text = text;
      this.#isComing = true;
      void this.#read(text, against, state);
    }
    return this.#isComing ? "coming" : this.#game;
  }

  async #read(text: string, against: string, { game }: State): Promise<void> {
    const answer = await this.#store.solver.ask("parse", [against.includes("(") ? against : `${against}()`]);
    if (this.#text !== text || !game) return;
    this.#isComing = false;
    this.error = answer.ok ? undefined : answer.error;
    const { convention } = requestOf(game);
    this.#game = answer.ok
      ? { ruleset: answer.value.ruleset, params: answer.value.params, ...(convention && { convention }) }
      : undefined;
    this.#redraw();
  }
}
