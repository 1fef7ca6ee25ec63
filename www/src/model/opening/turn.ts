import type { Store } from "../store.ts";

/** The turn of a wish: it is taken when the wish is made, and the newest one is shown, whichever comes first. */
export class Turn {
  readonly #asking: Store["asking"];
  readonly #number: number;

  constructor(store: Store) {
    this.#asking = store.asking;
    this.#number = ++store.asking.wishes;
    store.asking.turn = this.#number;
  }

  /** That of a wish which may turn out to be for nothing: what was wished for before it goes on until it begins. */
  static apart(store: Store): Turn {
    const { turn } = store.asking;
    const apart = new Turn(store);
    store.asking.turn = turn;
    return apart;
  }

  /** Whether there is a game to be shown for a newer wish, or this was given up. */
  isOver(): boolean {
    return this.#number < this.#asking.turn;
  }

  /** There is a game to be shown for it; not to be said once it is over. */
  begin(): void {
    this.#asking.turn = this.#number;
  }
}
