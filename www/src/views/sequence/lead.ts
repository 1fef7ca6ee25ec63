import { select } from "../../model/play.ts";
import { goBack, isAsking } from "../../model/question/question.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import { toldOf } from "../kit/cells/told.ts";
import type { Lead } from "../kit/question/keys.ts";
import type { Stand } from "../kit/question/stand.ts";
import { nextHidden } from "./asked.ts";
import type { SequenceView } from "./sequenceView.ts";
import { sizesOf } from "./sizes.ts";

/** How a class is led from heap to heap: each is asked about and then shown. Nothing where nothing is asked. */
export function leadOf(state: State, store: Store, view: SequenceView, stand: Stand): Lead | undefined {
  const { known, selected, asked } = view;
  if (!known || !isAsking(state)) return undefined;
  // Where the selected position has not been read yet, nobody knows what comes next.
  const heap = selected.length > 0 ? nextHidden(sizesOf(state), selected, known) : undefined;
  return stand.lead({
    stepOn: () => {
      if (heap !== undefined) void view.goTo(heap, heap === asked);
    },
    stepBack: () => {
      const label = goBack(store);
      if (label !== undefined) select(store, label, state.line);
    },
    show: heap === undefined ? undefined : () => void view.goTo(heap, true),
    say: asked === undefined ? undefined : (said) => void view.guess(said),
    isByOutcome: toldOf(state).value === "outcome",
  });
}
