// What the colours of a picture's numbers stand for, wherever such a number is shown.
import type { PositionGraph } from "../model/graph/positionGraph.ts";
import type { Colouring } from "../model/values.ts";
import type { Exploration } from "../solver/wire.ts";
import type { Policy, Scale } from "./shapes.ts";

/**
 * The scale of a colouring. Moves to the end go from the lightest colour to the darkest: up to as many as there are, or while
 * they are hidden up to as many as there could be, which can be seen from the places of the positions.
 */
export function scaleOf(graph: PositionGraph, colouring: Colouring, isHidden: boolean): Scale {
  if (graph.players > 2) return "players";
  if (colouring !== "remoteness") return 0;
  return { longest: isHidden ? graph.layerCount - 1 : graph.largestRemoteness };
}

/** A number that is as long as any value: how much room values need tells how large they are. */
export function largestIn(
  { grundy, remoteness, layerCount }: Exploration,
  { hidden, colourBy }: Pick<Policy, "hidden" | "colourBy">,
): number {
  if (hidden) return colourBy === "remoteness" ? layerCount - 1 : 0;
  const values: ArrayLike<number> = (colourBy === "remoteness" ? remoteness : grundy) ?? [];
  return Array.from(values).reduce((most, value) => Math.max(most, value), 0);
}
