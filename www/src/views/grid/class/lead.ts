import type { State } from "../../../model/state.ts";
import { classColourOf } from "../../kit/cells/classColour.ts";
import type { ClassLead } from "../../kit/question/stand.ts";
import type { ClassStand } from "../../kit/question/stand.ts";
import type { GridSieve } from "../sieve/sieve.ts";
import { modeOf } from "../slice.ts";
import type { Quiz } from "./quiz.ts";

/** What is led on a grid: cells that are guessed, or else the steps of the sieve. */
interface Led {
  stand: ClassStand;
  quiz: Quiz;
  sieve: GridSieve;
}

/** How it is led; nothing where neither is shown. */
export function gridLead(state: State, { stand, quiz, sieve }: Led): ClassLead | undefined {
  if (modeOf(state) === "hidden")
    return stand.lead({
      stepOn: () => quiz.stepOn(),
      stepBack: () => quiz.stepBack(),
      show: () => quiz.show(),
      say: quiz.isOpen ? (said) => void quiz.guess(said) : undefined,
      isByOutcome: classColourOf(state).value === "outcome",
    });
  const step = sieve.stepIn(state);
  if (step === undefined) return undefined;
  return stand.lead({ stepOn: () => sieve.goTo(step + 1), stepBack: () => sieve.goTo(step - 1) });
}
