import { activate } from "../../model/play.ts";
import { goBack, isAsking } from "../../model/question/question.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import type { Lead } from "../kit/question/keys.ts";
import type { Stand } from "../kit/question/stand.ts";
import type { SequenceView } from "./sequenceView.ts";
import { sizesOf, type Sizes } from "./sizes.ts";

/** The selected heap, or else the next one, of those whose values are hidden. */
export function nextHidden(
  { from, length }: Pick<Sizes, "from" | "length">,
  [own = from]: readonly number[],
  known: ReadonlyMap<number, number>,
): number | undefined {
  const begun = own >= from && own < length ? own : from;
  for (let heap = begun; heap < length; heap++) if (!known.has(heap)) return heap;
  for (let heap = from; heap < begun; heap++) if (!known.has(heap)) return heap;
  return undefined;
}

/** How a class is led from heap to heap: each is asked about and then shown. Nothing where nothing is asked. */
export function leadOf(state: State, store: Store, view: SequenceView, stand: Stand): Lead | undefined {
  const { known, selected } = view;
  if (!known || !isAsking(state)) return undefined;
  // Where the selected position has not been read yet, nobody knows what comes next.
  const heap = selected.length > 0 ? nextHidden(sizesOf(state), selected, known) : undefined;
  return stand.lead({
    stepOn: () => {
      if (heap === undefined) return;
      if (heap === selected[0]) void view.show({ lane: 0, heap });
      else void view.pick({ lane: 0, heap });
    },
    stepBack: () => {
      const label = goBack(store);
      if (label !== undefined) activate(store, label);
    },
    show: heap === undefined ? undefined : () => void view.show({ lane: 0, heap }),
  });
}
