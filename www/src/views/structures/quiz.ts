import { showLabels } from "../../model/revealing.ts";
import { reveal } from "../../model/reveal.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import { labelOf } from "./positions.ts";

/** What was guessed last, about which position. */
export interface Guess {
  label: string;
  isRight: boolean;
  /** Why it is wrong: another of the words for that. */
  why?: "no-triple" | "other-day" | "value";
}

/** Guesses of a class: a right one shows the position’s value. */
export class Quiz {
  readonly #store: Store;
  readonly #changed: () => void;
  #hides = false;
  /** Guesses in all, and those that were right at once. */
  tally = { tries: 0, first: 0 };
  last: Guess | undefined;
  readonly #missed = new Set<string>();

  constructor(store: Store, changed: () => void) {
    this.#store = store;
    this.#changed = changed;
  }

  /** Begins anew whenever values are hidden. */
  follow(state: State): void {
    const { hides } = reveal.of(state);
    if (hides === this.#hides) return;
    this.#hides = hides;
    this.tally = { tries: 0, first: 0 };
    this.last = undefined;
    this.#missed.clear();
  }

  /** Somebody guesses; `about` is what the question was, such as a pair. */
  guess(heaps: readonly number[], about: string, why: Guess["why"]): void {
    const isRight = why === undefined;
    const { tries, first } = this.tally;
    this.tally = { tries: tries + 1, first: first + (isRight && !this.#missed.has(about) ? 1 : 0) };
    if (!isRight) this.#missed.add(about);
    this.last = { label: labelOf(heaps), isRight, ...(why && { why }) };
    if (isRight) showLabels(this.#store, [this.last.label]);
    this.#changed();
  }

  /** The question is another now. */
  forget(): void {
    this.last = undefined;
  }

  show(positions: ReadonlyArray<readonly number[]>): void {
    this.last = undefined;
    showLabels(this.#store, positions.map(labelOf));
  }

  hideAll(): void {
    this.last = undefined;
    reveal.put(this.#store, { shown: new Set() });
  }
}
