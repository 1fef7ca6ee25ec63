// Which heap is asked about while values are hidden, and which comes next.
import { isAsking } from "../../model/question/question.ts";
import type { Store } from "../../model/store.ts";
import type { Heaps } from "./heaps.ts";
import type { KnownHeaps } from "./known.ts";
import { sizesOf, type Sizes } from "./sizes.ts";

export class ClassHeaps {
  readonly #store: Store;
  readonly #heaps: Heaps;
  readonly #known: KnownHeaps;

  constructor(store: Store, heaps: Heaps, known: KnownHeaps) {
    this.#store = store;
    this.#heaps = heaps;
    this.#known = known;
  }

  /** The selected heap, while its value is hidden. */
  get asked(): number | undefined {
    return this.#own(false);
  }

  /** The selected heap, where its value is shown. */
  get shown(): number | undefined {
    return this.#own(true);
  }

  /** The heap that is asked about, or else the next one that is hidden; nothing before the selected position has been read. */
  get next(): number | undefined {
    const { state } = this.#store;
    const heaps = this.#heaps.of(state, state.selected);
    if (heaps.length === 0 || !isAsking(state)) return undefined;
    return nextHidden(sizesOf(state), heaps, this.#known.shownIn(state));
  }

  #own(isShown: boolean): number | undefined {
    const { state } = this.#store;
    const heap = this.#heaps.whole(state, state.selected);
    if (heap === undefined || !isAsking(state)) return undefined;
    return this.#known.shownIn(state).has(heap) === isShown ? heap : undefined;
  }
}

/** The selected heap, or else the next one, of those whose values are hidden. */
export function nextHidden(
  { from, length }: Pick<Sizes, "from" | "length">,
  [own = from]: readonly number[],
  known: Pick<ReadonlySet<number>, "has">,
): number | undefined {
  const begun = own >= from && own < length ? own : from;
  for (let heap = begun; heap < length; heap++) if (!known.has(heap)) return heap;
  for (let heap = from; heap < begun; heap++) if (!known.has(heap)) return heap;
  return undefined;
}
