import { readPosition } from "../../model/calls/positions.ts";
import { requestOf, subjectOf } from "../../model/opening/request.ts";
import type { Answerer } from "../../model/solver.ts";
import type { OpenGame, State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";

/** The heaps of a position, each once, and how it is written; nothing where it is none of the game. */
export async function readHeaps(
  solver: Answerer,
  game: OpenGame,
  position: string,
): Promise<{ heaps: number[]; label: string } | undefined> {
  const answer = await readPosition(solver, requestOf(game), position);
  if (!answer.ok) return undefined;
  const { label, tokens, position: read, heapTokens } = answer.value;
  // What is no heap comes last, and so do the passes that are left. Coins are read by their places.
  const behind = (heapTokens?.behind.length ?? 0) + (game.passes > 0 ? 1 : 0);
  const areTokens = heapTokens !== undefined || !Array.isArray(read);
  const heaps = areTokens ? tokens.slice(0, tokens.length - behind) : read.filter(isNumber);
  return { label, heaps: heaps.length === 0 ? [0] : [...new Set(heaps)] };
}

/** The position of a single heap, as it is read. */
export async function readHeap(
  solver: Answerer,
  { game }: State,
  heap: number,
): ReturnType<typeof readHeaps> {
  if (!game) return undefined;
  const found = await readHeaps(solver, game, `(${heap})`);
  // Where coins are counted from 1, there is none.
  return found ?? (heap === 0 ? readHeaps(solver, game, "()") : undefined);
}

const isNumber = (value: unknown): value is number => typeof value === "number";

/** The heaps of positions, and the positions of single heaps, which the solver reads once each. */
export class Heaps {
  readonly #store: Store;
  readonly #changed: () => void;
  #subject = "";
  /** By the position as it is written. */
  readonly #heaps = new Map<string, readonly number[] | undefined>();
  readonly #labels = new Map<number, string>();

  constructor(store: Store, changed: () => void) {
    this.#store = store;
    this.#changed = changed;
  }

  /** The heaps of a position, each once; none before they have been read. */
  of({ game }: State, label: string | undefined): readonly number[] {
    if (!game || label === undefined) return [];
    this.#follow(game);
    if (!this.#heaps.has(label)) {
      this.#heaps.set(label, undefined);
      const subject = this.#subject;
      void readHeaps(this.#store.solver, game, label).then((found) => {
        if (!found || subject !== this.#subject) return;
        this.#heaps.set(label, found.heaps);
        this.#changed();
      });
    }
    return this.#heaps.get(label) ?? [];
  }

  /** The position of a single heap; nothing where it is not to be had, or the game is another by then. */
  async label(state: State, heap: number): Promise<string | undefined> {
    if (!state.game) return undefined;
    this.#follow(state.game);
    const known = this.#labels.get(heap);
    if (known !== undefined) return known;
    const subject = this.#subject;
    const found = await readHeap(this.#store.solver, state, heap);
    if (!found || subject !== this.#subject) return undefined;
    this.#labels.set(heap, found.label);
    this.#heaps.set(found.label, found.heaps);
    return found.label;
  }

  /** The heap that a position is all of; nothing where it has others or fewer passes, or has not been read yet. */
  whole(state: State, label: string): number | undefined {
    const [heap, ...others] = this.of(state, label);
    if (heap === undefined || others.length > 0) return undefined;
    if (!this.#labels.has(heap))
      void this.label(state, heap).then((found) => {
        if (found !== undefined) this.#changed();
      });
    return this.#labels.get(heap) === label ? heap : undefined;
  }

  #follow(game: OpenGame): void {
    const subject = subjectOf(game);
    if (subject === this.#subject) return;
    this.#subject = subject;
    this.#heaps.clear();
    this.#labels.clear();
  }
}
