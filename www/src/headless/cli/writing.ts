// What was found, written: for reading, as a file, or as a line of a list.
import { csvLine, csvOf } from "../../exports/csv.ts";
import { commentLines } from "../../exports/provenance.ts";
import { bFileOf, termsFile } from "../../exports/sequence.ts";
import type { Found } from "./command.ts";
import type { FileKind } from "./options.ts";

/** The whole output of a command; what has no such file is written for reading. */
export function written(found: Found, kind: FileKind | undefined): string {
  const { origin, record, each, values } = found;
  const comment = (): string[] => commentLines(origin, "#");
  switch (kind) {
    case "json":
      return lineOf({ ...origin, ...record });
    case "ndjson":
      return each
        ? each.map((item) => lineOf({ ...origin, ...item })).join("")
        : lineOf({ ...origin, ...record });
    case "csv":
      return found.rows ? csvOf(comment(), found.rows()) : found.plain();
    case "terms":
      return values ? termsFile(values, comment()) : found.plain();
    case "b-file":
      return values ? bFileOf(values, comment()) : found.plain();
    case undefined:
      return found.plain();
  }
}

/** A record as a line of JSON. */
export function lineOf(record: object): string {
  return `${JSON.stringify(record)}\n`;
}

/** The same as a row of a table with these columns; lists in it have spaces between their items. */
export function rowOf(record: object, columns: readonly string[]): string {
  const all = record as Readonly<
    Record<string, string | number | ReadonlyArray<string | number> | undefined>
  >;
  return `${csvLine(columns.map((column) => all[column]))}\r\n`;
}
