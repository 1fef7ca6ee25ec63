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

/** Tells whether something has been wished for since now: what is answered after that is not followed any more. */
export function overtaken({ asking }: Store): () => boolean {
  const { turn } = asking;
  return () => asking.turn !== turn;
}
