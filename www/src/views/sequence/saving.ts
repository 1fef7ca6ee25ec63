// A sequence as texts: its terms with commas, as a b-file, in a table, and where they are looked up.
import type { Provenance } from "../../exports/provenance.ts";
import type { Sequence } from "../../solver/wire.ts";

type Values = Sequence["values"];

/** The terms with commas between them. */
export function termsOf(values: Values): string {
  return values.join(", ");
}

/** A term a line behind its number, as the Encyclopedia of Integer Sequences has it; comments come before. */
export function bFileOf(values: Values, comment: readonly string[]): string {
  const lines = Array.from(values, (value, heap) => `${heap} ${value}`);
  return [...comment, ...lines, ""].join("\n");
}

/** A heap a line, a rule a column. */
export function csvOf(
  columns: ReadonlyArray<{ text: string; values: Values }>,
  comment: readonly string[],
): string {
  const length = columns[0]?.values.length ?? 0;
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const lines = Array.from({ length }, (_, heap) =>
    [heap, ...columns.map(({ values }) => values[heap])].join(","),
  );
  return [...comment, ["heap", ...columns.map(({ text }) => quoted(text))].join(","), ...lines, ""].join(
    "\r\n",
  );
}

/** Where all of it comes from, and of each rule how its values repeat, and the values from heap 0 on. */
export function jsonOf(
  rules: ReadonlyArray<{ text: string; sequence: Sequence }>,
  provenance: Provenance,
): string {
  const sequences = rules.map(({ text, sequence: { values, ...told } }) => ({
    rule: text,
    ...told,
    values: Array.from(values),
  }));
  return `${JSON.stringify({ ...provenance, sequences })}\n`;
}

/** So many terms are looked up: more are in few entries. */
const LOOKED_UP = 24;

/** The terms that are looked up: from the first on that is not 0, for entries begin with more zeros or with fewer. */
export function lookedUp(values: Values): Values {
  const first = values.findIndex((value) => value !== 0);
  return values.subarray(Math.max(0, first)).subarray(0, LOOKED_UP);
}

/** Where these terms are looked up. */
export function oeisAddress(values: Values): string {
  return `https://oeis.org/search?q=${lookedUp(values).join(",")}`;
}
