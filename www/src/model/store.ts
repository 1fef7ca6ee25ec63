import { forgetMissing, onLoading, missing } from "../loading/lazy.ts";
import type { Link } from "./link.ts";
import { Links, type Linked } from "./links.ts";
import type { Solver } from "./solver.ts";
import { defaults, type Draft, type State, type Notice } from "./state.ts";

/** Minds a share of the state. */
export interface Minder extends Linked {
  /** Shows what a link asks for, once its game is open. */
  follow(store: Store, link: Link): void;
  /** Adapts the share to what has become of the rest; called after every change. */
  adapt(store: Store, before: State): void;
}

/** What has been asked for and may still be on its way. */
interface Asking {
  /** Counts what the reader wishes for. */
  wishes: number;
  /** The newest wish for which there is a game to be shown, so that the answer to one that was overtaken is dropped. */
  turn: number;
  /** What stood in the form when the last game was asked for. */
  draft?: Draft;
  /** Waits until whoever types a rule pauses. */
  pause?: ReturnType<typeof setTimeout>;
  /** Whether what is shown followed from typing alone. What is typed next takes its place in the history. */
  isTyped?: boolean;
  /** The last link that was to be followed. */
  link?: Link;
  /** What a page shows where it shows nothing yet and the link is wrong. */
  instead?: Link;
}

/** What is shown, who finds its values, and who listens. Commands are functions on it. */
export class Store {
  readonly solver: Solver;
  readonly asking: Asking = { wishes: 0, turn: 0 };
  /** The links of all that is shown. */
  readonly links: Links;
  readonly #minders: readonly Minder[];
  #state: State;
  #isDisposed = false;
  readonly #stopLoading: () => void;
  readonly #listeners = new Set<(state: State) => void>();

  constructor(solver: Solver, minders: readonly Minder[], initial: Partial<State> = {}) {
    this.solver = solver;
    this.#minders = minders;
    this.links = new Links(minders);
    this.#state = { ...defaults(), ...initial };
    this.#stopLoading = onLoading((isMissed) =>
      this.set({ notice: noticeOfMissing(this.#state.notice, isMissed) }),
    );
  }

  get state(): State {
    return this.#state;
  }

  set(change: Partial<State>): void {
    if (this.#isDisposed) return;
    const before = this.#state;
    this.#state = { ...before, ...change };
    // Where something else is to be shown, other parts may be needed for it.
    if (before.game !== this.#state.game || before.shares !== this.#state.shares) {
      forgetMissing();
      this.#state = { ...this.#state, notice: noticeOfMissing(this.#state.notice, false) };
    }
    for (const minder of this.#minders) minder.adapt(this, before);
    for (const listener of this.#listeners) listener(this.#state);
  }

  /** Another with the same state and the same solver, of which this one hears nothing. */
  copy(): Store {
    return new Store(this.solver, this.#minders, this.#state);
  }

  /** Everybody shows what a link asks for. */
  follow(link: Link): void {
    for (const minder of this.#minders) minder.follow(this, link);
  }

  /** Calls a listener with every next state, until what this answers is called. */
  subscribe(listener: (state: State) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Nothing happens any more. */
  dispose(): void {
    this.#isDisposed = true;
    this.#stopLoading();
    this.#listeners.clear();
  }
}

/**
 * The notice once a part has come or is missed: it says what is missed, and then again what was said before. Where it
 * was closed it stays so until something else is missed; without a solver nothing else matters.
 */
export function noticeOfMissing(notice: Notice | undefined, isMissed: boolean): Notice | undefined {
  const isSaid = notice?.kind === "not-loaded";
  const before = isSaid ? notice.before : notice;
  const what = missing();
  const isDue = what.length > 0 && (isMissed || isSaid) && notice?.kind !== "no-solver";
  return isDue ? { kind: "not-loaded", what, before } : before;
}
