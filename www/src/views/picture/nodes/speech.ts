import type { PositionGraph } from "../../../model/graph/positionGraph.ts";
import type { ToldValues } from "../../../model/graph/toldValues.ts";
import type { Colouring } from "../../../model/values.ts";
import type { Vocabulary } from "../../../model/vocabulary.ts";
import type { KitFigureWords } from "../../kit/figure/words.ts";
import type { Words as NodeWords } from "./words.en.ts";

/** What a screen reader says of a position that is told: who wins, the number by which it is coloured, how many options there are. */
export function spoken(
  graph: PositionGraph,
  told: ToldValues,
  position: number,
  colouring: Colouring,
  vocabulary: Vocabulary,
  { node: words, outcomes }: NodeWords & KitFigureWords,
  /** What it is in the game with which it is compared. */
  other?: string,
): string | undefined {
  const [value, outcome] = [told.value(position, colouring), told.outcome(position)];
  if (value === undefined || outcome === undefined) return undefined;
  const options = graph.optionsOf(position)?.length;
  const facts =
    value === "D"
      ? [outcomes[vocabulary].D]
      : graph.players > 2 || colouring === "distance"
        ? [
            colouring === "gameValue" || colouring === "distance"
              ? words[colouring]({ value: Number(value) })
              : words.winner({ player: Number(value) }),
          ]
        : [
            outcomes[vocabulary][outcome],
            ...(value === "∞" && colouring === "grundy"
              ? [words.infinite({ values: told.infiniteSet(position)?.join(", ") })]
              : []),
            ...(typeof value === "number"
              ? [colouring === "remoteness" ? words.remoteness({ moves: value }) : words.value({ value })]
              : []),
          ];
  return [
    graph.label(position),
    ...facts,
    ...(other === undefined ? [] : [other]),
    ...(options === undefined ? [] : [words.options({ all: options })]),
  ].reduce((one, other) => words.facts({ one, other }));
}
