// Finds out what positions are in the game with which theirs is compared, as soon as the colours ask for it.
import type { Answer, Evaluation } from "../solver/wire.ts";
import { against, gameOfRule, gameUnder, type Tried } from "./against.ts";
import { Comparison } from "./comparison.ts";
import { comparedWith, display } from "./display.ts";
import { isHiding } from "./reveal.ts";
import { Slice } from "./slice.ts";
import { graphOf, type State } from "./state.ts";
import type { Store } from "./store.ts";

/** Nothing of it is in a link: what the colours mean, and what is compared, say it. */
export const comparing: Slice<object> = new Slice<object>({
  id: "comparing",
  initial: {},
  unasked: {},
  asked: () => ({}),
  adapt: (store) => {
    const wanted = wantedIn(store.state);
    const { found, tried } = against.of(store.state);
    if (!wanted || isOf(found, wanted) || isOf(tried, wanted)) return;
    void compare(store, wanted);
  },
});

/** Whether something is being found out. */
export function isComparing(state: State): boolean {
  const { tried } = against.of(state);
  const wanted = wantedIn(state);
  return wanted !== undefined && isOf(tried, wanted) && tried?.error === undefined;
}

/** Why there is nothing to compare with. */
export function comparingFault(state: State): Tried["error"] {
  const { tried } = against.of(state);
  const wanted = wantedIn(state);
  return wanted && isOf(tried, wanted) ? tried?.error : undefined;
}

/** Nothing more is looked at; what was shown before stays. */
export function stopComparing(store: Store): void {
  store.solver.cancel(VIEW);
}

/** Looks again, where that was stopped or has failed. */
export function compareAgain(store: Store): void {
  against.put(store, { tried: undefined });
}

/** Answers when nothing is being found out any more. */
export function compared(store: Store): Promise<void> {
  return new Promise((resolve) => {
    const look = (state: State): void => {
      if (isComparing(state)) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look(store.state);
  });
}

const VIEW = "against";

interface Wanted {
  graph: NonNullable<ReturnType<typeof graphOf>>;
  against: string;
}

function wantedIn(state: State): Wanted | undefined {
  const graph = graphOf(state);
  const text = comparedWith(state);
  if (display.of(state).colourBy !== "difference" || isHiding(state) || !graph || !text) return undefined;
  return { graph, against: text };
}

function isOf(known: Pick<Tried, "graph" | "against"> | undefined, wanted: Wanted): boolean {
  return known?.graph === wanted.graph && known.against === wanted.against;
}

async function compare(store: Store, wanted: Wanted): Promise<void> {
  const isWanted = (): boolean => isOf(against.of(store.state).tried, wanted);
  against.put(store, { tried: wanted });
  const isOtherPlay = gameUnder(store.state, wanted.against) !== undefined && wanted.graph.players === 2;
  const answer = await evaluated(store, wanted, isWanted);
  if (!isWanted()) return;
  if (!answer.ok) {
    against.put(store, { tried: { ...wanted, error: answer.error } });
    return;
  }
  const found = new Comparison(wanted.graph, wanted.against, answer.value, isOtherPlay);
  if (found.isPossible) against.put(store, { found, tried: undefined });
  else against.put(store, { tried: { ...wanted, error: { code: "does-not-apply", field: "against" } } });
}

async function evaluated(store: Store, wanted: Wanted, isWanted: () => boolean): Promise<Answer<Evaluation>> {
  const { solver, state } = store;
  const under = gameUnder(state, wanted.against);
  const other = under ? { ok: true as const, value: under } : await gameOfRule(solver, state, wanted.against);
  if (!other.ok) return other;
  // What has been overtaken meanwhile is not to cancel what came after it.
  if (!isWanted()) return { ok: false, error: { code: "cancelled", field: "against" } };
  return solver.request(VIEW, "evaluate", [other.value, wanted.graph.labels], {
    onProgress: ({ positions }) => {
      if (isWanted()) against.put(store, { tried: { ...wanted, positions } });
    },
  });
}
