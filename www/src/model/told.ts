// The values of a graph that may be told. Only what is here and what opens graphs knows the others.
import type { PositionGraph } from "./graph/positionGraph.ts";
import { solved } from "./graph/solvedGraph.ts";
import { ToldValues } from "./graph/toldValues.ts";
import { currentOf } from "./playedLine.ts";
import { isHiding, isKnown, isOver, reveal } from "./reveal.ts";
import type { State } from "./state.ts";

const lastTold = new WeakMap<PositionGraph, { of: readonly unknown[]; told: ToldValues }>();

/** The values that are told of a graph, the same as long as nothing more or less is told. */
export function told(state: State, graph: PositionGraph): ToldValues {
  const end = graph.indexOf(currentOf(state.line));
  const of = isHiding(state) ? [reveal.of(state), end !== undefined && isOver(state, graph, end) && end] : [];
  const last = lastTold.get(graph);
  if (last?.of.length === of.length && last.of.every((each, place) => each === of[place])) return last.told;
  const isTold = isHiding(state) ? (position: number) => isKnown(state, graph, position) : undefined;
  const told = new ToldValues(solved(graph), isTold);
  lastTold.set(graph, { of, told });
  return told;
}
