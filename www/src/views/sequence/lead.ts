import { activate } from "../../model/play.ts";
import { goBack, isAsking } from "../../model/question/question.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import { toldOf } from "../kit/cells/told.ts";
import type { Lead } from "../kit/question/keys.ts";
import type { Stand } from "../kit/question/stand.ts";
import { askedIn, nextHidden } from "./asked.ts";
import type { SequenceView } from "./sequenceView.ts";
import { sizesOf } from "./sizes.ts";

/** How a class is led from heap to heap: each is asked about and then shown. Nothing where nothing is asked. */
export function leadOf(state: State, store: Store, view: SequenceView, stand: Stand): Lead | undefined {
  const { known, selected } = view;
  if (!known || !isAsking(state)) return undefined;
  // Where the selected position has not been read yet, nobody knows what comes next.
  const heap = selected.length > 0 ? nextHidden(sizesOf(state), selected, known) : undefined;
  const asked = askedIn(state, known, selected);
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
    say: asked === undefined ? undefined : (said) => void view.guess(said, asked),
    isByOutcome: toldOf(state).value === "outcome",
  });
}
