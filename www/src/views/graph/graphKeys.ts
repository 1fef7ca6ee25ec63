import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import type { Frame } from "../../scene/shapes.ts";
import { stepOf } from "../kit/steps.ts";
import { movedByKey, type MovedByKeys } from "../picture/zoom.ts";
import type { ShownGraph } from "./shown.ts";

/** What keys can do in the picture. */
interface GraphKeyActions extends MovedByKeys {
  activate: (position: number) => void;
  /** The keyboard goes on at another position. */
  goTo: (position: number) => void;
  labelUpTo: (done: number) => void;
}

/** Does what a key does at a position; whether that is anything. Keys with Alt, Ctrl or Meta are the browser's. */
export function pressed(
  event: KeyboardEvent,
  from: number,
  shown: ShownGraph,
  hands: GraphKeyActions,
): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  if (event.key === "Enter" || event.key === " ") {
    hands.activate(from);
    return true;
  }
  const { graph, scene, labelling } = shown;
  const step = labelling && stepOf(event);
  if (step) {
    hands.labelUpTo(labelling.done + step);
    return true;
  }
  if (movedByKey(event, hands)) return true;
  const to = positionByKey(event.key, from, graph, scene.frame);
  if (to !== undefined) hands.goTo(to);
  return to !== undefined;
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
 * Where an arrow key leads: onward along a move, back along one, or to the neighbour in the same layer.
 * Of several moves it takes the straightest. Undefined: there is nothing that way, or it is another key.
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
  switch (step) {
    case "onward":
      return nearest(graph.coversOf(from), distance);
    case "back":
      return nearest(graph.coveredBy(from), distance);
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
