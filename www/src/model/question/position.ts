// What a guess of a position of a graph is worth, and what refutes it.
import { everyValue } from "../everyValue.ts";
import type { PositionGraph } from "../graph/positionGraph.ts";
import { judged, type JudgedAnswer } from "./judge.ts";
import type { Colouring, Value } from "../values.ts";

/** So many numbers have a button each; larger ones are typed. */
export const BUTTONS = 10;

/** How large the value of a position may be said to be, which follows from how many options it has; or that it is an outcome. */
export function mostOf(graph: PositionGraph, position: number, colour: Colouring): number | "outcome" {
  if (colour === "outcome") return "outcome";
  if (graph.players > 2) return graph.players - 1;
  return colour === "remoteness"
    ? graph.longestFrom(position)
    : (graph.optionsOf(position) ?? graph.coversOf(position)).length;
}

/** What it may be said to be by a button. */
export function sayable(graph: PositionGraph, position: number, colour: Colouring): readonly Value[] {
  return sayableUpTo(mostOf(graph, position, colour), endlessOf(graph, colour));
}

/** What a position may be said to be from which nobody wins, where there may be such. */
export function endlessOf(graph: PositionGraph, colour: Colouring): Value | undefined {
  if (!graph.returns) return undefined;
  return colour === "grundy" || colour === "remoteness" ? "∞" : "D";
}

export function sayableUpTo(most: number | "outcome", endless?: Value): readonly Value[] {
  const all: readonly Value[] =
    most === "outcome"
      ? ["P", "N"]
      : Array.from({ length: Math.min(most + 1, BUTTONS) }, (_, value) => value);
  return endless === undefined ? all : [...all, endless];
}

export function judge(graph: PositionGraph, position: number, said: Value, colour: Colouring): JudgedAnswer {
  const all = everyValue(graph);
  const { witnesses, ...verdict } = judged(said, {
    value: all.value(position, colour),
    options: [...(graph.optionsOf(position) ?? graph.coversOf(position))],
    valueOf: (option) => all.value(option, colour),
    // Who wins in three moves may have an option that is won in as many; but no level position has a level option.
    mayRepeat:
      graph.returns ||
      (graph.players > 2 && !(colour === "distance" && said === 0)) ||
      colour === "remoteness",
  });
  return {
    label: graph.label(position),
    said,
    ...verdict,
    witnesses: witnesses.map((witness) => graph.label(witness)),
  };
}
