import { light } from "../../model/lit.ts";
import { isHiding } from "../../model/reveal.ts";
import { graphOf } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import { view } from "../../model/view.ts";
import { labelOf } from "./positions.ts";
import { structures } from "./slice.ts";

/** Positions stand out in the graph beside the structure; none: all look alike again. */
export function shine(store: Store, positions: ReadonlyArray<readonly number[]>): void {
  const { state } = store;
  const graph = graphOf(state);
  const { lit } = structures.of(state);
  const isSeen = view.of(state).isBeside;
  const found = isSeen && graph ? positions.flatMap((heaps) => graph.indexOf(labelOf(heaps)) ?? []) : [];
  const isSame =
    found.length === (lit?.positions.size ?? 0) &&
    (!lit ||
      (lit.graph === graph &&
        found.every((position) => lit.positions.has(position)) &&
        light.of(state).lit === lit));
  if (isSame) return;
  // While values are hidden only those positions are lit that show theirs.
  const next =
    graph && found.length > 0
      ? {
          graph,
          positions: new Set(found),
          differing: [],
          ...(isHiding(state) && { isGuess: true as const }),
        }
      : undefined;
  queueMicrotask(() => {
    if (graphOf(store.state) !== graph || view.of(store.state).view !== "structures") return;
    structures.put(store, { lit: next });
    light.put(store, { lit: next });
  });
}
