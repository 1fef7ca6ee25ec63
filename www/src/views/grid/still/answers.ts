// What the picture of a grid says of its cells.
import type { State } from "../../../model/state.ts";
import type { CellAnswers } from "../../../scene/still.ts";
import type { Language } from "../../../model/values.ts";
import { formOf, sentencesOf } from "../../kit/cells/answers.ts";
import { gridOf } from "../sizes.ts";

/** The positions of all cells, and what is told of each; nothing while that is hidden. */
export interface ToldOfCells {
  labels: readonly string[];
  toldOf: (cell: number) => string | undefined;
}

/** Nothing where the positions are not written after their cells. */
export function answersOf(
  state: State,
  { labels, toldOf }: ToldOfCells,
  side: number,
  code: Language,
): CellAnswers[] {
  const { columns, fixed, places } = gridOf(state);
  const numbers = fixed.map(String);
  const named = [
    [places[0], "{r}"],
    [places[1], "{c}"],
  ] as const;
  for (const [place, name] of [...named].sort(([one], [other]) => one - other))
    numbers.splice(place, 0, name);
  const cells = labels.map((label, number) => ({
    ...{ label, number },
    row: Math.floor(number / columns),
    column: number % columns,
  }));
  const label = formOf(numbers.join(), cells);
  if (!label) return [];
  return [
    {
      ...{ kind: "cells", left: 0, top: 0, width: side, height: side, columns, first: 0 },
      ...{ label, areOwn: true },
      ...sentencesOf(labels.length, toldOf, code),
    },
  ];
}
