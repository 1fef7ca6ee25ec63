// What is shown of a graph while its values are still being found.
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import { isLabelled, type Labelling } from "../../model/labelling.ts";
import type { EdgeShape, NodeShape, Scene } from "../../scene/shapes.ts";

/** A graph, its picture, and how far its labelling has come; without a labelling all values are known. */
export interface Shown {
  scene: Scene;
  graph: PositionGraph;
  labelling: Labelling | undefined;
}

/** Whether a position has its value by now. */
export function isKnown({ graph, labelling }: Shown, position: number): boolean {
  return !labelling || isLabelled(graph, labelling, position);
}

/** The shape of a position's node; without their values positions all look alike. */
export function shapeOf(shown: Shown, position: number): NodeShape | undefined {
  const node = shown.scene.nodes[position];
  return node && !isKnown(shown, position) ? { ...node, outcome: "N" } : node;
}

/** Whether a move is known to win: what it leads to is solid. */
export function isWin(shown: Shown, { to }: EdgeShape): boolean {
  return shapeOf(shown, to)?.outcome === "P";
}
