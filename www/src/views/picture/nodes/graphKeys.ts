import type { PositionGraph } from "../../../model/graph/positionGraph.ts";
import { labellingOf, labelUpTo } from "../../../model/reveal.ts";
import type { Store } from "../../../model/store.ts";
import type { Frame } from "../../../scene/shapes.ts";
import { stepOf } from "../../kit/steps.ts";

/** A labelling goes on by a key, or back; whether it was one of those. */
export function stepsLabelling(store: Store, event: KeyboardEvent): boolean {
  const labelling = labellingOf(store.state);
  const step = labelling && stepOf(event);
  if (step) labelUpTo(store, labelling.done + step);
  return step !== undefined;
}

type ArrowStep = "onward" | "back" | "before" | "after";

const DOWN: Record<string, ArrowStep> = {
  ArrowDown: "onward",
  ArrowUp: "back",
  ArrowLeft: "before",
  ArrowRight: "after",
};
const RIGHT: Record<string, ArrowStep> = {
  ArrowRight: "onward",
  ArrowLeft: "back",
  ArrowUp: "before",
  ArrowDown: "after",
};

/**
 * Where an arrow key leads: onward along a move, back along one, or to the neighbour in the same layer. Of several moves it takes
 * the straightest; where moves return, one that leads where the key points, if there is any. Undefined: there is nothing that way, or it is another key.
 */
export function positionByKey(
  key: string,
  from: number,
  graph: PositionGraph,
  frame: Pick<Frame, "direction"> & { readonly x: ArrayLike<number>; readonly y: ArrayLike<number> },
): number | undefined {
  const step = (frame.direction === "down" ? DOWN : RIGHT)[key];
  const across = frame.direction === "down" ? frame.x : frame.y;
  const here = across[from] ?? 0;
  const distance = (position: number): number => Math.abs((across[position] ?? 0) - here);
  const pointing = (ends: Uint32Array, way: 1 | -1): Uint32Array => {
    if (!graph.returns) return ends;
    const others = ends.filter((end) => end !== from);
    const ahead = others.filter((end) => (graph.layer(end) - graph.layer(from)) * way > 0);
    return ahead.length > 0 ? ahead : others;
  };
  switch (step) {
    case "onward":
      return nearest(pointing(graph.coversOf(from), 1), distance);
    case "back":
      return nearest(pointing(graph.coveredBy(from), -1), distance);
    case "before":
    case "after": {
      const side = step === "before" ? -1 : 1;
      const beside = (position: number): boolean =>
        graph.layer(position) === graph.layer(from) && ((across[position] ?? 0) - here) * side > 0;
      return nearest([...graph.labels.keys()].filter(beside), distance);
    }
    default:
      return undefined;
  }
}

/** The first of those at the least distance. */
function nearest(positions: Iterable<number>, distance: (position: number) => number): number | undefined {
  let best: number | undefined;
  for (const position of positions)
    if (best === undefined || distance(position) < distance(best)) best = position;
  return best;
}
