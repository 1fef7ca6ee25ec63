import { columnsIn } from "../model/columns.ts";
import { graphOf } from "../model/state.ts";
import { provenanceOf } from "./provenance.ts";
import { hasTable, type Export } from "./export.ts";
import { rowsOf, type Row } from "./rows.ts";

/** The positions for a spreadsheet or a program, by RFC 4180. Lines with # in front say where they come from. */
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
    const columns = columnsIn(state, graph);
    const lines = [
      ...Object.entries(provenanceOf(state, address)).map(([name, value]) => `# ${name}: ${String(value)}`),
      columns.join(","),
      ...rowsOf(state, graph).map((row) => columns.map((column) => cell(row[column])).join(",")),
    ];
    return `${lines.join("\r\n")}\r\n`;
  },
} satisfies Export;

function cell(value: Row[keyof Row] = ""): string {
  const text = typeof value === "object" ? value.join(" ") : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
