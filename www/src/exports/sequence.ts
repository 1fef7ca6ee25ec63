// A sequence as files: its terms with commas, as a b-file, in a table, and as JSON.
import type { Sequence } from "../solver/wire.ts";
import type { CsvRows } from "./csv.ts";
import type { Provenance } from "./provenance.ts";

export type Values = Sequence["values"];

/** The terms with commas between them. */
export function termsOf(values: Values): string {
  return values.join(", ");
}

/** The same in a file of their own, behind lines of comment. */
export function termsFile(values: Values, comment: readonly string[]): string {
  return [...comment, termsOf(values), ""].join("\n");
}

/** A term a line behind its number, as the Encyclopedia of Integer Sequences has it; comments come before. */
export function bFileOf(values: Values, comment: readonly string[]): string {
  const lines = Array.from(values, (value, heap) => `${heap} ${value}`);
  return [...comment, ...lines, ""].join("\n");
}

/** A heap a row, a rule a column. */
export function tableOf(rules: ReadonlyArray<{ text: string; values: Values }>): CsvRows {
  const length = rules[0]?.values.length ?? 0;
  const rows = Array.from({ length }, (_, heap) => [heap, ...rules.map(({ values }) => values[heap])]);
  return [["heap", ...rules.map(({ text }) => text)], ...rows];
}

/** How the values repeat and how they were found, and then the values from heap 0 on. */
export function recordOf({ values, ...told }: Sequence): object {
  return { ...told, values: numbersOf(values) };
}

/** The values for JSON. Of a typed array `Array.from` makes the same in four times the time. */
export function numbersOf(values: Values): number[] {
  const numbers: number[] = [];
  for (const value of values) numbers.push(value);
  return numbers;
}

/** Where all of it comes from, and the record of each rule. */
export function jsonOf(
  rules: ReadonlyArray<{ text: string; sequence: Sequence }>,
  provenance: Provenance,
): string {
  const sequences = rules.map(({ text, sequence }) => ({ rule: text, ...recordOf(sequence) }));
  return `${JSON.stringify({ ...provenance, sequences })}\n`;
}
