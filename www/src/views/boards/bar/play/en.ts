import { count, number } from "../../../../messages/english.ts";

export interface BarPlayWords {
  board: string;
  /** A square, how many go when it is chosen, and whether a hint points to it. */
  square: (row: number, column: number, going: number, isHinted: boolean) => string;
  poisoned: string;
  eaten: (row: number, column: number) => string;
  /** Of a bar that is not drawn. */
  size: (rows: readonly number[]) => string;
  row: string;
  column: string;
  eat: string;
}

export const en: BarPlayWords = {
  board: "A bar of chocolate. Arrow keys go from square to square, Enter bites.",
  square: (row, column, going, isHinted) =>
    `Bite at row ${row}, column ${column}: ${count(going, "square goes", "squares go")}${isHinted ? " (hint)" : ""}`,
  poisoned: "Row 1, column 1: poisoned",
  eaten: (row, column) => `Row ${row}, column ${column} is eaten`,
  size: (rows) => `Rows of ${rows.map(number).join(", ")} squares`,
  row: "Row",
  column: "Column",
  eat: "Bite",
};
