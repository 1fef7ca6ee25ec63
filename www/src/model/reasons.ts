// Why the positions of a graph have their values, in a form that can be told.
import type { PositionGraph } from "./graph/positionGraph.ts";
import type { ToldValues } from "./graph/toldValues.ts";
import type { Colouring, Value } from "./values.ts";

/** Why a position has its value, by what is known of its options. */
export type Reason =
  /** No move is left. */
  | { kind: "terminal" }
  /** The values of the options, ascending and each once; `options` counts the options themselves. */
  | { kind: "mex"; values: readonly number[]; options: number }
  /** The graph does not carry the options. */
  | { kind: "least" }
  | { kind: "some-p"; option: number }
  | { kind: "all-n" }
  /** Of the options to which moving wins, the one from which the end is nearest. */
  | { kind: "hurries"; option: number }
  /** Of all options, none of which wins, the one from which the end is farthest. */
  | { kind: "delays"; option: number }
  /** With several players, an option that is one move nearer to a level position; or all are as far from one as can be. */
  | { kind: "nearer"; option: number }
  | { kind: "level" }
  /** No option decides it, and one of them is a draw as well. */
  | { kind: "drawn"; option: number }
  /** No number will do; the finite values of the options. */
  | { kind: "infinite"; values: readonly number[] }
  /** It follows from options that the graph does not carry, or that are hidden. */
  | { kind: "untold" }
  /** With several players, the option that the mover would rather go to than to any other. */
  | { kind: "prefers"; option: number };

/** Why a position has its value, or its outcome where that is asked for. */
export function reasonOf(
  graph: PositionGraph,
  told: ToldValues,
  position: number,
  colour: Colouring,
): Reason {
  if (graph.isTerminal(position)) return { kind: "terminal" };
  if (colour !== "grundy" && told.value(position, colour) === (colour === "remoteness" ? "∞" : "D"))
    return drawnReason(graph, told, position, colour);
  if (colour === "distance") {
    const [option] = told.goodMovesOf(position, colour);
    if (option !== undefined) return { kind: "nearer", option };
    return told.distance(position) === 0 ? { kind: "level" } : { kind: "untold" };
  }
  if (graph.players > 2) {
    const option = preferredOption(graph, told, position, typeof colour === "number" ? colour : 0);
    return option === undefined ? { kind: "least" } : { kind: "prefers", option };
  }
  if (colour === "outcome") {
    const [option] = told.winningOf(position);
    if (option !== undefined) return { kind: "some-p", option };
    return told.outcome(position) === "P" ? { kind: "all-n" } : { kind: "untold" };
  }
  if (colour === "remoteness") return remoteReason(graph, told, position);
  const options = graph.optionsOf(position);
  if (!options) return { kind: "least" };
  // The options that have numbers are enough to tell which these are.
  const infinite = told.infiniteSet(position);
  const has = (value: number): boolean => options.some((option) => told.grundy(option) === value);
  if (infinite?.every(has)) return { kind: "infinite", values: infinite };
  if (!options.every((option) => told.has(option))) return { kind: "untold" };
  const values = new Set(Array.from(options, (option) => told.grundy(option) ?? 0));
  values.delete(Infinity);
  return { kind: "mex", values: [...values].sort((one, other) => one - other), options: options.length };
}

/** The first option that is a draw, too, as far as is told. */
function drawnReason(graph: PositionGraph, told: ToldValues, position: number, colour: Colouring): Reason {
  const own = told.value(position, colour);
  const next = typeof colour === "number" ? (colour + 1) % graph.players : colour;
  // What is not told yet is none of what decides.
  const option = graph.optionsOf(position)?.find((each) => !told.has(each) || told.value(each, next) === own);
  return option === undefined ? { kind: "untold" } : { kind: "drawn", option };
}

/** By which option the winner hurries, or the loser delays. */
function remoteReason(graph: PositionGraph, told: ToldValues, position: number): Reason {
  const winning = told.winningOf(position);
  const isWon = winning.length > 0;
  const options = isWon ? winning : (graph.optionsOf(position) ?? []);
  const remoteness = (told.remoteness(position) ?? 0) - 1;
  const option = options.find((each) => told.remoteness(each) === remoteness);
  return option === undefined ? { kind: "untold" } : { kind: isWon ? "hurries" : "delays", option };
}

/** The first option after which the same player wins as from here. */
function preferredOption(
  graph: PositionGraph,
  told: ToldValues,
  position: number,
  mover: number,
): number | undefined {
  const winner = told.winnersOf(position)?.[mover];
  const next = (mover + 1) % graph.players;
  return graph.optionsOf(position)?.find((option) => told.winnersOf(option)?.[next] === winner);
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

const PLACES = { P: 0, N: 1, D: Infinity, "∞": Infinity } as const;

/** How many of some positions have each value, by ascending value; of outcomes P comes first. */
export function countsByValue(
  told: ToldValues,
  positions: readonly number[],
  colour: Colouring,
): Array<{ value: Value; count: number }> {
  const counts = new Map<Value, number>();
  for (const position of positions) {
    const value = told.value(position, colour);
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const place = (value: Value): number => (typeof value === "number" ? value : PLACES[value]);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => (place(one.value) < place(other.value) ? -1 : 1));
}
