// How many hands of a class went up for each answer to what is asked. Nothing of it is in a link.
import { Slice } from "../slice.ts";
import type { State } from "../state.ts";
import type { Store } from "../store.ts";
import type { Value } from "../values.ts";

/** An answer that hands can go up for: a value, or one of those that a lesson offers. */
interface HandAnswer {
  readonly id: string;
  readonly name: string;
  readonly value?: Value;
  readonly isRight: boolean;
}

export interface HandQuestion {
  readonly key: string;
  readonly says: string;
  readonly answers: readonly HandAnswer[];
  /** Whether the right answer is seen beside the question. */
  readonly isAnswered: boolean;
  /** Whether it has been seen by then, so that a file may tell it. */
  readonly wasShown: (later: State) => boolean;
}

/** A question with the hands for each of its answers. */
interface HandCount {
  readonly question: HandQuestion;
  readonly hands: Readonly<Record<string, number>>;
}

interface HandCounting {
  readonly isOpen: boolean;
  /** In the order in which they were first counted. */
  readonly counts: ReadonlyMap<string, HandCount>;
}

export const hands: Slice<HandCounting, object> = new Slice<HandCounting, object>({
  id: "hands",
  initial: { isOpen: false, counts: new Map() },
  unasked: {},
  asked: () => ({}),
});

/** Begins to count hands, or is done with that; what was counted stays. */
export function toggleHands(store: Store): void {
  hands.put(store, { isOpen: !hands.of(store.state).isOpen });
}
