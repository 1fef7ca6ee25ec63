// What is shown of a graph, which may hide some of its values.
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import type { Labelling } from "../../model/labelling.ts";
import type { EdgeShape, Scene } from "../../scene/shapes.ts";

/** A graph, its picture, and how far its labelling has come, if there is one. */
export interface Shown {
  scene: Scene;
  graph: PositionGraph;
  labelling: Labelling | undefined;
}

/** Whether a position shows its value. */
export function isKnown({ scene }: Shown, position: number): boolean {
  return scene.nodes[position]?.outcome !== "hidden";
}

/** Whether a move is known to win: what it leads to is solid. */
export function isWin({ scene }: Shown, { to }: EdgeShape): boolean {
  return scene.nodes[to]?.outcome === "P";
}
