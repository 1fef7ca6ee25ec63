import type { Touch } from "../../../../solver/requests.ts";
import type { Change } from "../../../../solver/wire.ts";

/** Squares, whether they are there or not, beyond which a bar is not drawn. */
export const MOST_SQUARES = 400;

/** A square of a bar: its row from the top and its column from the left, counted from 0. */
export interface Square {
  readonly row: number;
  readonly column: number;
}

/** What is touched by choosing a square: as much of its row is left as stands before it. */
export function touchOf({ row, column }: Square): Touch {
  return { place: row, to: [column] };
}

/** The square that was chosen where a row changed. */
export function squareOf({ place, to }: Pick<Change, "place" | "to">): Square {
  return { row: place, column: to[0] ?? 0 };
}

/** Whether a square goes when another one is chosen. */
export function goesWith(square: Square, chosen: Square | undefined): boolean {
  return chosen !== undefined && square.row >= chosen.row && square.column >= chosen.column;
}

/** How many squares of a bar go. */
export function bitten(rows: readonly number[], chosen: Square): number {
  return rows.slice(chosen.row).reduce((sum, length) => sum + Math.max(0, length - chosen.column), 0);
}
