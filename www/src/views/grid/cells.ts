// Which cells of a grid are a position.
import { areHeapsAnywhere } from "../../model/opening/draft.ts";
import type { State } from "../../model/state.ts";
import type { GridInput } from "../../solver/api.ts";
import type { Cell } from "../picture/tiles/placed.ts";
import type { gridOf } from "./sizes.ts";

/** Whether the numbers of a position may stand in any order. */
export function isAnyOrder({ catalogue, game }: State): boolean {
  return areHeapsAnywhere(catalogue?.rulesets.find(({ id }) => id === game?.ruleset));
}

/** The cells of a position by its numbers: none where others than the grid's are fixed, and two where they may stand in any order. */
export function cellsOf(
  numbers: readonly number[],
  { rows, columns, fixed, places }: ReturnType<typeof gridOf>,
  isAnyOrder: boolean,
): Cell[] {
  const isInside = ({ row, column }: Cell): boolean => row < rows && column < columns;
  if (!isAnyOrder) {
    const others = numbers.filter((_, place) => !places.includes(place));
    const [row, column] = places.map((place) => numbers[place]);
    const isThere = others.every((number, index) => number === fixed[index]);
    return row !== undefined && column !== undefined && isThere ? [{ row, column }].filter(isInside) : [];
  }
  // An empty heap is none.
  const left = [...numbers];
  for (const heap of fixed) {
    const place = left.indexOf(heap);
    if (place >= 0) left.splice(place, 1);
    else if (heap > 0) return [];
  }
  const heaps = left.filter((heap) => heap > 0);
  if (heaps.length > 2) return [];
  const [one = 0, other = 0] = heaps;
  const both = [
    { row: one, column: other },
    { row: other, column: one },
  ];
  return (one === other ? both.slice(0, 1) : both).filter(isInside);
}

/** The same grid with another size of one of its fixed heaps. */
export function refixed({ fixed = [] }: GridInput, index: number, size: number): number[] {
  return fixed.map((heap, place) => (place === index ? size : heap));
}

/**
 * Where a key leads from a cell: arrows to the next one, Home and End along the row, with Ctrl to the first cell and the last;
 * nothing for any other key.
 */
export function cellAfterKey(
  { key, ctrlKey }: Pick<KeyboardEvent, "key" | "ctrlKey">,
  { row, column }: Cell,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): Cell | undefined {
  const step = STEPS[ctrlKey ? `Ctrl+${key}` : key];
  if (!step) return undefined;
  const within = (place: number, count: number): number => Math.max(0, Math.min(count - 1, place));
  return { row: within(row + step[0], rows), column: within(column + step[1], columns) };
}

const STEPS: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
  "Ctrl+Home": [-Infinity, -Infinity],
  "Ctrl+End": [Infinity, Infinity],
};
