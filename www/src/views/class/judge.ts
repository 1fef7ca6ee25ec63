// What a guess is worth, and what refutes it.
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import { everyValue } from "../../model/everyValue.ts";
import type { Colouring, Value } from "../../model/values.ts";
import { judged, type Verdict } from "../kit/class/judge.ts";

/** What was said of a position, and what shows whether it is right. */
export interface Judgement extends Verdict<number> {
  position: number;
  said: Value;
}

export function judge(graph: PositionGraph, position: number, said: Value, colour: Colouring): Judgement {
  const all = everyValue(graph);
  const verdict = judged(said, {
    value: all.value(position, colour),
    options: [...(graph.optionsOf(position) ?? graph.coversOf(position))],
    valueOf: (option) => all.value(option, colour),
    // Who wins in three moves may have an option that is won in as many.
    mayRepeat: graph.players > 2 || colour === "remoteness",
  });
  return { position, said, ...verdict };
}
