import type { PositionGraph } from "../../www/src/model/graph/positionGraph.ts";
import { everyValue } from "../../www/src/model/everyValue.ts";
import type { Colouring } from "../../www/src/model/values.ts";
import type { Policy, Size, Stage } from "../../www/src/scene/shapes.ts";
import { READ } from "../../www/src/scene/text.ts";

/** What a picture of a graph shows where nothing is hidden and nobody has chosen anything. */
export function plainPolicy(
  graph: PositionGraph,
  stage: Size & Partial<Stage>,
  colourBy: Colouring = "grundy",
): Policy {
  return {
    colourBy,
    labels: "both",
    emptyHeaps: false,
    moves: "main",
    stage: { letters: READ, betweenRows: 31, ...stage },
    told: everyValue(graph),
  };
}
