import { select } from "../../model/play.ts";
import { goBack, isAsking } from "../../model/question/question.ts";
import type { State } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import type { Value } from "../../model/values.ts";
import { classColourOf } from "../kit/cells/classColour.ts";
import type { ClassLead, ClassStand } from "../kit/question/stand.ts";
import type { ClassHeaps } from "./classHeaps.ts";

/** What is led in a sequence: heaps that are guessed. */
interface LedSequence {
  readonly stand: ClassStand;
  readonly known: ReadonlyMap<number, number> | undefined;
  readonly inClass: ClassHeaps;
  stepOn(): void;
  goTo(heap: number, isShown: boolean): Promise<void>;
  guess(said: Value): Promise<void>;
}

/** How a class is led from heap to heap: each is asked about and then shown. Nothing where nothing is asked. */
export function sequenceLead(state: State, store: Store, led: LedSequence): ClassLead | undefined {
  if (!led.known || !isAsking(state)) return undefined;
  const { asked, next } = led.inClass;
  return led.stand.lead({
    stepOn: () => led.stepOn(),
    stepBack: () => {
      const label = goBack(store);
      if (label !== undefined) select(store, label, state.line);
    },
    show: next === undefined ? undefined : () => void led.goTo(next, true),
    say: asked === undefined ? undefined : (said) => void led.guess(said),
    isByOutcome: classColourOf(state).value === "outcome",
  });
}
