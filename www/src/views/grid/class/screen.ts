import type { Store } from "../../../model/store.ts";
import { Pointer } from "../../kit/class/pointer.ts";
import { presentIn } from "../../kit/class/presenting.ts";

/** The screen on which a grid is presented. */
export class Screen {
  readonly #store: Store;
  readonly #place: HTMLElement;
  readonly #changed: () => void;
  readonly pointer = new Pointer();
  isBlank = false;
  areKeysShown = false;

  /** The place has the keyboard while it is presented. */
  constructor(store: Store, place: HTMLElement, changed: () => void) {
    this.#store = store;
    this.#place = place;
    this.#changed = changed;
  }

  readonly present = (isPresenting: boolean): void =>
    presentIn(this.#store, this.#place, isPresenting, () =>
      this.set({ isBlank: false, areKeysShown: false }),
    );

  set(change: { isBlank?: boolean; areKeysShown?: boolean }): void {
    Object.assign(this, change);
    this.#changed();
  }
}
