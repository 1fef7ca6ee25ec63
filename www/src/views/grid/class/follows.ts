// What follows, by one step of thought, from the cells that are shown.
import { exploreBlindly } from "../../../model/calls/positions.ts";
import { everyValue } from "../../../model/everyValue.ts";
import { graphIn } from "../../../model/graph/graphIn.ts";
import type { PositionGraph } from "../../../model/graph/positionGraph.ts";
import { requestOf } from "../../../model/opening/request.ts";
import { followingIn } from "../../../model/revealing.ts";
import type { OpenGame } from "../../../model/state.ts";
import type { Store } from "../../../model/store.ts";

/** The options of the cells of a grid: those of the graph from its last cell. */
export class Follows {
  readonly #store: Store;
  readonly #changed: () => void;
  #key = "";
  /** Absent until it has come, and where it is too large. */
  #graph: PositionGraph | undefined;

  constructor(store: Store, changed: () => void) {
    this.#store = store;
    this.#changed = changed;
  }

  /** Asks for the options of all positions that can be reached from one. */
  from(game: OpenGame, last: string): void {
    const request = requestOf(game);
    const key = JSON.stringify([request, last]);
    if (key === this.#key) return;
    this.#key = key;
    this.#graph = undefined;
    void exploreBlindly(this.#store.solver, "gridClass", request, last).then((answer) => {
      if (!answer.ok || this.#key !== key) return;
      this.#graph = graphIn(answer.value);
      this.#changed();
    });
  }

  /** Those of some hidden positions, in their order, whose values follow. */
  among(hidden: readonly string[], isShown: (label: string) => boolean, isByOutcome: boolean): string[] {
    const graph = this.#graph;
    return graph ? hiddenFollowing(graph, hidden, isShown, isByOutcome) : [];
  }
}

function hiddenFollowing(
  graph: PositionGraph,
  hidden: readonly string[],
  isShown: (label: string) => boolean,
  isByOutcome: boolean,
): string[] {
  // Without its options nothing follows of a position.
  if (!graph.optionsOf(0)) return [];
  const values = everyValue(graph, (position) => isShown(graph.label(position)));
  const found = new Set(followingIn(graph, values, isByOutcome).map((position) => graph.label(position)));
  return hidden.filter((label) => found.has(label));
}
