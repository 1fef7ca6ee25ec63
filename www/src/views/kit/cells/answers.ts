// What the picture of cells says to whoever points at it.
import type { Language } from "../../../model/values.ts";
import { labelOf, ORDERS, type CellLabel, type CellNumbers } from "../../../scene/cellLabel.ts";
import type { CellAnswers } from "../../../scene/still.ts";
import { wordsBy } from "./words.all.ts";

/** Of more cells a picture says nothing. */
export const MOST_ANSWERS = 10_000;

/** The sentences of so many cells, from the value of each in words; nothing of those that are hidden. */
export function sentencesOf(
  count: number,
  toldOf: (cell: number) => string | undefined,
  code: Language,
): Pick<CellAnswers, "told" | "places"> {
  const { answer } = wordsBy[code];
  const label = "{label}";
  const known = new Map<string, number>();
  const places = Array.from({ length: count }, (_, cell) => {
    const value = toldOf(cell);
    const told = value === undefined ? answer.hidden({ label }) : answer.told({ label, told: value });
    const place = known.get(told) ?? known.size;
    known.set(told, place);
    return place;
  });
  return { told: [...known.keys()], places };
}

/** How all these cells are written with these numbers, and with what stands behind them; nothing where they are not. */
export function formOf(
  numbers: string,
  cells: ReadonlyArray<CellNumbers & { label: string }>,
): CellLabel | undefined {
  const [first] = cells;
  if (!first) return undefined;
  const form = `(${numbers})${first.label.slice(first.label.lastIndexOf(")") + 1)}`;
  return ORDERS.map((order): CellLabel => ({ form, order })).find((each) =>
    cells.every(({ label, ...cell }) => labelOf(each, cell) === label),
  );
}
