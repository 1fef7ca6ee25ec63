import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import type { Colouring } from "../../model/values.ts";
import type { Vocabulary } from "../../model/vocabulary.ts";
import type { KitFigureWords } from "../kit/figure/en.ts";
import type { GraphWords } from "./en.ts";

/** What a screen reader says of a position: who wins, the number by which it is coloured, and how many options there are. */
export function spoken(
  graph: PositionGraph,
  position: number,
  colouring: Colouring,
  vocabulary: Vocabulary,
  { picture: words, outcomes }: GraphWords & KitFigureWords,
  /** What it is in the game with which it is compared. */
  other?: string,
): string {
  const value = graph.value(position, colouring);
  const options = graph.optionsOf(position)?.length;
  const facts =
    graph.players > 2
      ? [colouring === "gameValue" ? words.gameValue(Number(value)) : words.winner(Number(value))]
      : [
          outcomes[vocabulary][graph.outcome(position)],
          ...(typeof value === "number"
            ? [words[colouring === "remoteness" ? colouring : "value"](value)]
            : []),
        ];
  return words.spoken([
    graph.label(position),
    ...facts,
    ...(other === undefined ? [] : [other]),
    ...(options === undefined ? [] : [words.options(options)]),
  ]);
}
