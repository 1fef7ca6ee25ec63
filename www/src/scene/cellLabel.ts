// How the positions of cells in rows are written, so that a picture need not name each of them.

/** With the row of a cell for {r}, its column for {c} and its number for {i}. */
export interface CellLabel {
  form: string;
  /** Of the least number first, or of the largest, those that are not 0; or all as they are in the form. */
  order: (typeof ORDERS)[number];
}

export const ORDERS = ["given", "rising", "falling"] as const;

/** Where a cell is, counted from 0, and its number, which may begin elsewhere. */
export interface CellNumbers {
  row: number;
  column: number;
  number: number;
}

export function labelOf({ form, order }: CellLabel, { row, column, number }: CellNumbers): string {
  const numbers: Record<string, number> = { r: row, c: column, i: number };
  const written = form.replace(/\{([rci])\}/g, (_, name: string) => String(numbers[name]));
  if (order === "given") return written;
  return written.replace(/\(([\d,]*)\)/, (_, inside: string) => {
    const left = inside.split(",").map(Number).filter(Boolean);
    left.sort((one, other) => one - other);
    return `(${(order === "rising" ? left : left.reverse()).join()})`;
  });
}
