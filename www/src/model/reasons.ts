// Why the positions of a graph have their values, in a form that can be told.
import type { PositionGraph } from "./positionGraph.ts";

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
