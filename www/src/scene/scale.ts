// What the colours of a picture's numbers stand for, wherever such a number is shown.
import type { ToldValues } from "../model/graph/toldValues.ts";
import type { PositionGraph } from "../model/graph/positionGraph.ts";
import type { Colouring } from "../model/values.ts";
import type { Policy, Scale } from "./shapes.ts";

/** Graphs of more positions are painted, and have no node for each: `limits.drawnPositions` of the solver. */
export const NODES = 1_500;
/**
 * Of so many values, up to this one, each has a colour of its own in a picture of cells; beyond it all of them have those of one
 * scale. And so they have where cells are so many that several share a pixel, for the mean of such colours is none of them.
 */
export const FEW_VALUES = 15;
export const FEW_CELLS = 128 * 128;
/**
 * In a graph of cells, up to this one: the values that have a hue, and a key in the legend, of their own. Its neighbours are any
 * values, so that more colours than those are noise.
 */
const FEW_IN_GRAPH = 9;

/**
 * The scale of a colouring. Moves to the end go from the lightest colour to the darkest: up to as many as there are, or while
 * they are hidden up to as many as there could be, which can be seen from the places of the positions.
 */
export function scaleOf(graph: PositionGraph, told: ToldValues, colouring: Colouring): Scale {
  // Level positions are solid, as P-positions are, and the others have the colours of their numbers.
  if (colouring === "distance") return 0;
  if (graph.players > 2) return "players";
  const { largestGrundy: largest } = told;
  if (colouring === "grundy" && largest !== undefined && graph.count > NODES) {
    if (graph.count > FEW_CELLS || largest > FEW_IN_GRAPH) return { largest };
  }
  if (colouring !== "remoteness") return 0;
  return { longest: told.largestRemoteness };
}

/** A number that is as long as any value: how much room values need tells how large they are. */
export function largestIn({ told, colourBy }: Pick<Policy, "told" | "colourBy">): number {
  return colourBy === "remoteness" ? told.largestRemoteness : (told.largestGrundy ?? 0);
}
