// What is shown of a graph, which may hide some of its values.
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import type { ToldValues } from "../../model/graph/toldValues.ts";
import type { Labelling } from "../../model/labelling.ts";
import type { Scene } from "../../scene/shapes.ts";

/** A graph, its picture, and how far its labelling has come, if there is one. */
export interface ShownGraph {
  scene: Scene;
  graph: PositionGraph;
  told: ToldValues;
  labelling: Labelling | undefined;
  /** Whether positions are called p1, p2, …. */
  areNumbered?: boolean;
}

/** Whether a position shows its value. */
export function showsValue({ scene }: ShownGraph, position: number): boolean {
  return scene.nodes[position]?.outcome !== "hidden";
}
