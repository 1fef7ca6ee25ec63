import { readPosition } from "../../model/calls/positions.ts";
import { requestOf, subjectOf } from "../../model/opening/request.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import type { Cell } from "../picture/tiles/placed.ts";
import { cellsOf, isAnyOrder } from "./cells.ts";
import { gridOf } from "./sizes.ts";

/** A position that is looked for in a grid, as numbers, which the solver reads once. */
export class Located {
  readonly #store: Store;
  readonly #changed: () => void;
  /** Of which position of which game they are. */
  #key: string | undefined;
  #numbers: readonly number[] | undefined;

  constructor(store: Store, changed: () => void) {
    this.#store = store;
    this.#changed = changed;
  }

  /** Looks for a position of a game; with none it is in no cell. */
  follow({ game }: State, label: string | undefined): void {
    const key = `${subjectOf(game)} ${label}`;
    if (!game || this.#key === key) return;
    if (label === undefined) {
      this.#key = key;
      this.#numbers = undefined;
      return;
    }
    const known = label === game.label ? game.swept : undefined;
    this.#key = key;
    this.#numbers = known;
    if (known) return;
    void readPosition(this.#store.solver, requestOf(game), label).then((answer) => {
      if (!answer.ok || this.#key !== key) return;
      this.#numbers = answer.value.swept;
      this.#changed();
    });
  }

  cells(state: State): Cell[] {
    return this.#numbers ? cellsOf(this.#numbers, gridOf(state), isAnyOrder(state)) : [];
  }

  /** The sizes of fixed heaps with which it is in one of the cells; empty heaps are the first to be fixed. */
  fixed(state: State): readonly number[] {
    const { places, fixed } = gridOf(state);
    const numbers = this.#numbers ?? [];
    if (!isAnyOrder(state)) return numbers.filter((_, place) => !places.includes(place));
    const heaps = numbers.filter((heap) => heap > 0).sort((one, other) => one - other);
    const empty = Array.from({ length: Math.max(0, fixed.length + 2 - heaps.length) }, () => 0);
    return [...empty, ...heaps].slice(0, fixed.length);
  }

  /** Whether it is in none of the cells. */
  isElsewhere(state: State): boolean {
    return this.#numbers !== undefined && this.cells(state).length === 0;
  }
}
