import { speech } from "../../model/appearance.ts";
import { isPresented } from "../../model/presentation.ts";
import { reveal } from "../../model/reveal.ts";
import { knownGraph, type State } from "../../model/state.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import type { Atlas } from "./atlas.ts";
import type { Hidden } from "./class/hidden.ts";
import type { Quiz } from "./class/quiz.ts";
import type { PageColours } from "../kit/cells/look.ts";
import { Mask } from "./mask.ts";
import type { Sieve } from "./sieve/sieve.ts";
import { hidesCells } from "./slice.ts";

/** Those who tell the cells one after the other. */
interface Tellers {
  readonly atlas: Atlas;
  readonly hidden: Hidden;
  readonly quiz: Quiz;
  readonly sieve: Sieve;
}

/** What the cells show where not all of it is told. There may be many, and it is made anew only when something has changed. */
export class Masks {
  #of: readonly unknown[] = [];
  #made: Mask | undefined;

  /** Nothing where all is told, and no cells before that is known. */
  of(state: State, colours: PageColours, { atlas, hidden, quiz, sieve }: Tellers): Mask | undefined {
    const hides = hidesCells(state);
    const step = sieve.stepIn(state);
    if (!hides && step === undefined) return undefined;
    const isLarge = isPresented(state);
    const { asked } = quiz;
    const told = hides
      ? [state.game, atlas.leaf, hidden.cells, reveal.of(state), knownGraph(state), asked]
      : [sieve.found, step];
    const of = [hides, colours, isLarge, wordsOf(state), speech.of(state).language, ...told];
    if (of.length !== this.#of.length || of.some((each, place) => each !== this.#of[place])) {
      const faces = hides
        ? hidden.faces(state, colours, asked?.label, quiz.lit)
        : sieve.faces(step ?? 0, colours);
      this.#made = new Mask(faces, isLarge);
      this.#of = of;
    }
    return this.#made;
  }
}
