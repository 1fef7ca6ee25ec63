import { select } from "../../model/play.ts";
import { goBack, isAsking } from "../../model/question/question.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import { classColourOf } from "../kit/cells/classColour.ts";
import type { Lead } from "../kit/question/keys.ts";
import type { ClassStand } from "../kit/question/stand.ts";
import type { SequenceView } from "./sequenceView.ts";

/** How a class is led from heap to heap: each is asked about and then shown. Nothing where nothing is asked. */
export function sequenceLead(
  state: State,
  store: Store,
  view: SequenceView,
  stand: ClassStand,
): Lead | undefined {
  if (!view.known || !isAsking(state)) return undefined;
  const { asked, next } = view.inClass;
  return stand.lead({
    stepOn: () => view.stepOn(),
    stepBack: () => {
      const label = goBack(store);
      if (label !== undefined) select(store, label, state.line);
    },
    show: next === undefined ? undefined : () => void view.goTo(next, true),
    say: asked === undefined ? undefined : (said) => void view.guess(said),
    isByOutcome: classColourOf(state).value === "outcome",
  });
}
