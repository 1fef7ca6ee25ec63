// What a guess of a position of a graph is worth, and what refutes it.
import { everyValue } from "../everyValue.ts";
import type { PositionGraph } from "../graph/positionGraph.ts";
import { judged, type JudgedAnswer } from "./judge.ts";
import type { Colouring, Value } from "../values.ts";

export function judge(graph: PositionGraph, position: number, said: Value, colour: Colouring): JudgedAnswer {
  const all = everyValue(graph);
  const { witnesses, ...verdict } = judged(said, {
    value: all.value(position, colour),
    options: [...(graph.optionsOf(position) ?? graph.coversOf(position))],
    valueOf: (option) => all.value(option, colour),
    // Who wins in three moves may have an option that is won in as many.
    mayRepeat: graph.players > 2 || colour === "remoteness",
  });
  return {
    label: graph.label(position),
    said,
    ...verdict,
    witnesses: witnesses.map((witness) => graph.label(witness)),
  };
}
