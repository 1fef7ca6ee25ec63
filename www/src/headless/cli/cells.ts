// The values over two heaps as lines that spreadsheets read.
import type { Grid } from "../../solver/wire.ts";

/** What is known of each cell, in the fewest words: its Grundy value, P or N, or who wins. */
function cellsOf({ grundy, outcome, gameValue, winners, rows, columns }: Grid): string[] {
  const numbers = grundy ?? gameValue;
  if (numbers) return Array.from(numbers, String);
  if (outcome) return Array.from(outcome, (isN) => (isN ? "N" : "P"));
  // The winner for each mover, one after the other.
  const players = (winners?.length ?? 0) / (rows * columns);
  return Array.from({ length: rows * columns }, (_, cell) =>
    (winners ?? new Uint8Array()).slice(cell * players, (cell + 1) * players).join("-"),
  );
}

/** A row for each size of the first heap, a column for each of the second. */
export function cellRows(grid: Grid): string[][] {
  const cells = cellsOf(grid);
  return Array.from({ length: grid.rows }, (_, row) =>
    cells.slice(row * grid.columns, (row + 1) * grid.columns),
  );
}

/** The same with the sizes of the heaps before them, as comma-separated values. */
export function cellLines(grid: Grid): string {
  const head = ["", ...Array.from({ length: grid.columns }, (_, column) => String(column))];
  const rows = cellRows(grid).map((cells, row) => [String(row), ...cells]);
  return [head, ...rows].map((line) => `${line.join(",")}\n`).join("");
}
