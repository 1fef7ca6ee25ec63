import { highlight } from "../../model/highlight.ts";
import { graphOf } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import { tells } from "../../model/telling.ts";
import { view } from "../../model/view.ts";
import { heapsLabel } from "./positions.ts";
import { structures } from "./slice.ts";

/** Positions stand out in the graph beside the structure; none: all look alike again. */
export function highlightHeaps(store: Store, positions: ReadonlyArray<readonly number[]>): void {
  const { state } = store;
  const graph = graphOf(state);
  const { lit } = structures.of(state);
  const isSeen = view.of(state).isBeside;
  const found = new Set(
    isSeen && graph ? positions.flatMap((heaps) => graph.indexOf(heapsLabel(heaps)) ?? []) : [],
  );
  const isSame = lit
    ? lit.graph === graph && isEqual(lit.positions, found) && highlight.of(state).lit === lit
    : found.size === 0;
  if (isSame) return;
  // While values are hidden only those positions are lit that show theirs.
  const next =
    graph && found.size > 0
      ? {
          graph,
          positions: found,
          differing: [],
          ...(!tells(state, "everything") && { tellsNothing: true as const }),
        }
      : undefined;
  queueMicrotask(() => {
    if (graphOf(store.state) !== graph || view.of(store.state).view !== "structures") return;
    structures.put(store, { lit: next });
    highlight.put(store, { lit: next });
  });
}

function isEqual(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each));
}
