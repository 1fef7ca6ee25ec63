// What a guess is worth, and what refutes it.
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import type { Colouring, Value } from "../../model/values.ts";

/** What was said of a position, and what shows whether it is right. */
export interface Judgement {
  position: number;
  said: Value;
  isRight: boolean;
  /** Why it is wrong: an option has the value that was said, or would have to; or all options have the other; or none is there. */
  how?: "reached" | "all-others" | "no-move" | "other";
  /** The options that show it. */
  witnesses: readonly number[];
}

export function judge(graph: PositionGraph, position: number, said: Value, colour: Colouring): Judgement {
  const right = graph.value(position, colour);
  if (said === right) return { position, said, isRight: true, witnesses: [] };
  const options = [...(graph.optionsOf(position) ?? graph.coversOf(position))];
  if (options.length === 0) return { position, said, isRight: false, how: "no-move", witnesses: [] };
  if (graph.players > 2) return { position, said, isRight: false, how: "other", witnesses: options };
  // No position has the value of one of its options; and one that loses is no option of one that loses.
  const same = said === "N" ? undefined : options.find((option) => graph.value(option, colour) === said);
  if (same !== undefined) return { position, said, isRight: false, how: "reached", witnesses: [same] };
  return {
    position,
    said,
    isRight: false,
    how: typeof said === "number" ? "other" : "all-others",
    witnesses: options,
  };
}
