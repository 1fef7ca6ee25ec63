import { speech } from "../../model/appearance.ts";
import { isPresented } from "../../model/presentation.ts";
import type { State } from "../../model/state.ts";
import { lettersOf } from "../../model/letters.ts";
import type { Leaf } from "./atlas.ts";
import type { Hidden } from "./class/hidden.ts";
import type { Quiz } from "./class/quiz.ts";
import type { PageColours } from "../kit/cells/look.ts";
import { Mask } from "./mask.ts";
import type { GridSieve } from "./sieve/sieve.ts";
import { modeOf } from "./slice.ts";

/** Those who tell the cells one after the other. */
interface Tellers {
  readonly leaf: Leaf;
  readonly hidden: Hidden;
  readonly quiz: Quiz;
  readonly sieve: GridSieve;
}

/** What the cells show where not all of it is told. There may be many, and it is made anew only when something has changed. */
export class Masks {
  #of: readonly unknown[] = [];
  #made: Mask | undefined;

  /** Nothing where all is told, and no cells before that is known. */
  of(state: State, colours: PageColours, { leaf, hidden, quiz, sieve }: Tellers): Mask | undefined {
    const mode = modeOf(state);
    if (mode === "told") return undefined;
    const step = sieve.stepIn(state) ?? 0;
    const isLarge = isPresented(state);
    const { asked } = quiz;
    const told =
      mode === "hidden" ? [state.game, leaf, ...hidden.shownIn(state), asked] : [sieve.found, step];
    const of = [mode, colours, isLarge, lettersOf(state), speech.of(state).language, ...told];
    if (of.length !== this.#of.length || of.some((each, place) => each !== this.#of[place])) {
      const faces =
        mode === "hidden" ? hidden.faces(state, colours, asked?.label, quiz.lit) : sieve.faces(step, colours);
      this.#made = new Mask(faces, isLarge);
      this.#of = of;
    }
    return this.#made;
  }
}
