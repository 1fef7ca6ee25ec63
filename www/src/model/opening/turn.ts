import type { Store } from "../store.ts";

/** The turn of a wish: it is taken when the wish is made, and the newest one is shown, whichever comes first. */
export class Turn {
  readonly #asking: Store["asking"];
  readonly #number: number;

  constructor({ asking }: Store) {
    this.#asking = asking;
    this.#number = ++asking.turn;
  }

  /** Whether something else has been wished for since, or this was given up. */
  isOver(): boolean {
    return this.#number !== this.#asking.turn;
  }
}
