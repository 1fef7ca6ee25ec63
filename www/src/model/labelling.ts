// The values of a graph found one after another, from the ends of play upward.
import type { PositionGraph } from "./graph/positionGraph.ts";

/** One position at a time in the order p1, p2, …, or a whole layer at a time from the bottom; where moves return, by steps back from the ends. */
type LabellingStep = "position" | "layer";

/** How far the labelling has come. */
export interface Labelling {
  by: LabellingStep;
  /** How many positions, or layers, have their value. */
  done: number;
  /** Where it stops, if before the last step. */
  until?: number | undefined;
  isPlaying: boolean;
  /** Steps in a second while it plays. */
  speed: number;
}

export const SPEEDS = [0.5, 1, 2, 5] as const;

export function stepCount(graph: PositionGraph, by: LabellingStep): number {
  return by === "position" ? graph.count : graph.levelCount;
}

/** The step after which there is none. */
export function lastStep(graph: PositionGraph, { by, until = Infinity }: Labelling): number {
  return Math.min(until, stepCount(graph, by));
}

/** Whether a position has its value by now. */
export function isLabelled(graph: PositionGraph, { by, done }: Labelling, position: number): boolean {
  return (by === "position" ? graph.step(position) : graph.level(position)) <= done;
}

/** The positions that the last step gave their values, in the order p1, p2, …; none before the first step. */
export function justLabelled(graph: PositionGraph, { by, done }: Labelling): readonly number[] {
  if (done === 0) return [];
  if (by === "position") return [graph.byStep(done)];
  return graph.levelMembers(done);
}

/** The position that shows what the last step did: the one that is selected by it. Undefined before the first step. */
export function lastLabelled(graph: PositionGraph, labelling: Labelling): number | undefined {
  return justLabelled(graph, labelling).at(-1);
}

/** The same place when the steps become positions or layers; what was labelled stays so as far as whole layers are. */
export function stepwise(graph: PositionGraph, labelling: Labelling, by: LabellingStep): Labelling {
  if (by === labelling.by) return labelling;
  const { until } = labelling;
  if (until !== undefined) {
    const { done } = stepwise(graph, { ...labelling, done: until, until: undefined }, by);
    return { ...stepwise(graph, { ...labelling, until: undefined }, by), until: done };
  }
  const labelled = Array.from({ length: graph.count }, (_, position) => position).filter((position) =>
    isLabelled(graph, labelling, position),
  );
  if (by === "position") return { ...labelling, by, done: labelled.length };
  const inLevels = new Uint32Array(graph.levelCount + 1);
  for (const position of labelled)
    inLevels[graph.level(position)] = (inLevels[graph.level(position)] ?? 0) + 1;
  let done = 0;
  while (done < graph.levelCount && inLevels[done + 1] === graph.levelMembers(done + 1).length) done++;
  return { ...labelling, by, done };
}
