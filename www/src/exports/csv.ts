import { graphOf } from "../model/state.ts";
import { commentOf } from "./provenance.ts";
import { hasTable, type Export } from "./export.ts";
import { propertiesIn, rowsOf, type Property, type FileRow } from "./rows.ts";

/**
 * The positions for a spreadsheet or a program, by RFC 4180. Lines with # in front say where they come from; lists, such as
 * that of a position's options, have spaces between their items.
 */
export const csv = {
  id: "csv",
  ending: "csv",
  label: "CSV",
  of: "table",
  type: "text/csv",
  applies: hasTable,
  write: ({ state, address }) => {
    const graph = graphOf(state);
    if (!graph) return "";
    const columns = propertiesIn(state, graph);
    const rows = rowsOf(state).map((row) => columns.map((column) => row[column]));
    return csvOf(commentOf(state, address, "#"), [columns, ...rows]);
  },
} satisfies Export;

export type CsvRows = ReadonlyArray<ReadonlyArray<CsvCell>>;

/** Rows in this form, after lines of comment. */
export function csvOf(comment: readonly string[], rows: CsvRows): string {
  return [...comment, ...rows.map(csvLine)].map((line) => `${line}\r\n`).join("");
}

/** A row without the end of its line. */
export function csvLine(row: CsvRows[number]): string {
  return row.map(cell).join(",");
}

type CsvCell = FileRow[Property];

function cell(value: CsvCell = ""): string {
  const text = typeof value === "object" ? value.join(" ") : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
