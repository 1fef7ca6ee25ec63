// The values of a graph found one after another, from the ends of play upward.
import type { PositionGraph } from "./positionGraph.ts";

/** One position at a time in the order p1, p2, …, or a whole layer at a time from the bottom. */
export type LabellingStep = "position" | "layer";

/** How far the labelling has come. */
export interface Labelling {
  by: LabellingStep;
  /** How many positions, or layers, have their value. */
  done: number;
  isPlaying: boolean;
  /** Steps in a second while it plays. */
  speed: number;
}

export const SPEEDS = [0.5, 1, 2, 5] as const;

export function stepCount(graph: PositionGraph, by: LabellingStep): number {
  return by === "position" ? graph.count : graph.layerCount;
}

/** Whether a position has its value by now. */
export function isLabelled(graph: PositionGraph, { by, done }: Labelling, position: number): boolean {
  return by === "position"
    ? graph.number(position) <= done
    : graph.layer(position) >= graph.layerCount - done;
}

/** The positions that the last step gave their values, in the order p1, p2, …; none before the first step. */
export function justLabelled(graph: PositionGraph, { by, done }: Labelling): readonly number[] {
  if (done === 0) return [];
  if (by === "position") return [graph.byNumber(done)];
  return graph.layerMembers(graph.layerCount - done);
}

/** The position that shows what the last step did: the one that is selected by it. Undefined before the first step. */
export function lastLabelled(graph: PositionGraph, labelling: Labelling): number | undefined {
  return justLabelled(graph, labelling).at(-1);
}

/** Why a position has its value, by what is known of its options. */
export type Reason =
  /** No move is left. */
  | { kind: "terminal" }
  /** The values of the options, ascending and each once; `options` counts the options themselves. */
  | { kind: "mex"; values: readonly number[]; options: number }
  /** The graph does not carry the options. */
  | { kind: "least" }
  | { kind: "some-p"; option: number }
  | { kind: "all-n" };

/** Why a position has its value, or its outcome where that is asked for. */
export function reasonOf(graph: PositionGraph, position: number, colour: "grundy" | "outcome"): Reason {
  if (graph.remoteness(position) === 0) return { kind: "terminal" };
  if (colour === "outcome") {
    const [option] = graph.winningOf(position);
    return option === undefined ? { kind: "all-n" } : { kind: "some-p", option };
  }
  const options = graph.optionsOf(position);
  if (!options) return { kind: "least" };
  const values = new Set(Array.from(options, (option) => graph.grundy(option) ?? 0));
  return { kind: "mex", values: [...values].sort((one, other) => one - other), options: options.length };
}

/** Numbers in a row by the first and the last of each run; two in a row are no run yet. */
export function runsOf(ascending: readonly number[]): Array<readonly [number, number]> {
  const runs: Array<[number, number]> = [];
  for (const value of ascending) {
    const run = runs.at(-1);
    if (run && value === run[1] + 1) run[1] = value;
    else runs.push([value, value]);
  }
  return runs.flatMap(([first, last]): Array<[number, number]> =>
    last === first + 1
      ? [
          [first, first],
          [last, last],
        ]
      : [[first, last]],
  );
}

/** How many of some positions have each value, by ascending value; of outcomes P comes first. */
export function countsByValue(
  graph: PositionGraph,
  positions: readonly number[],
  colour: "grundy" | "outcome",
): Array<{ value: number | "P" | "N"; count: number }> {
  const counts = new Map<number | "P" | "N", number>();
  for (const position of positions) {
    const value = (colour === "grundy" ? graph.grundy(position) : undefined) ?? graph.outcome(position);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const place = (value: number | "P" | "N"): number =>
    typeof value === "number" ? value : value === "P" ? 0 : 1;
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => place(one.value) - place(other.value));
}

/** The same place when the steps become positions or layers; what was labelled stays so as far as whole layers are. */
export function stepwise(graph: PositionGraph, labelling: Labelling, by: LabellingStep): Labelling {
  if (by === labelling.by) return labelling;
  const labelled = Array.from({ length: graph.count }, (_, position) => position).filter((position) =>
    isLabelled(graph, labelling, position),
  );
  if (by === "position") return { ...labelling, by, done: labelled.length };
  const inLayers = new Uint32Array(graph.layerCount);
  for (const position of labelled)
    inLayers[graph.layer(position)] = (inLayers[graph.layer(position)] ?? 0) + 1;
  let done = 0;
  while (
    done < graph.layerCount &&
    inLayers[graph.layerCount - 1 - done] === graph.layerMembers(graph.layerCount - 1 - done).length
  )
    done++;
  return { ...labelling, by, done };
}
