// The values over two heaps: a row for each size of the first, a column for each of the second.
import { csvOf, type CsvRows } from "../../../exports/csv.ts";
import type { Grid } from "../../../solver/wire.ts";
import type { CommandEntry } from "../command.ts";
import { AS_PAIRS, P_LIST, pAsked, pCells } from "./pPositions.ts";

export const grid: CommandEntry = {
  id: "grid",
  takes: ["RULES"],
  options: ["rows", "columns", "p-positions", "format", "json", "page"],
  files: ["csv", "json", "ndjson"],
  choices: { "p-positions": AS_PAIRS },
  listed: [],
  async run(asked, [text = ""]) {
    const game = asked.game(text);
    const rows = asked.given.number("rows") ?? 20;
    const size = { rows, columns: asked.given.number("columns") ?? rows };
    const found = asked.taken(await asked.mex.grid(game.game, size, asked.progress), text);
    const { method } = found;
    const whole = {
      // With no comment before it the table is for reading as well.
      plain: () => csvOf([], tableOfCells(found)).replaceAll("\r", ""),
      origin: asked.origin(game, "rules", { method }),
      record: { ...size, method, cells: cellRows(found) },
      rows: () => tableOfCells(found),
    };
    if (pAsked(asked, AS_PAIRS) === undefined) return whole;
    const p = pCells(found, game, asked);
    const origin = asked.origin(game, "rules", { ...P_LIST, method });
    return { ...whole, ...p, origin, record: { ...size, ...p.record } };
  },
};

/** What is known of each cell, in the fewest words: its Grundy value, P or N, or who wins. */
function cellsOf({ grundy, outcome, gameValue, winners, rows, columns }: Grid): Array<number | string> {
  const numbers = grundy ?? gameValue;
  if (numbers) return Array.from(numbers);
  if (outcome) return Array.from(outcome, (isN) => (isN ? "N" : "P"));
  // The winner for each mover, one after the other.
  const players = (winners?.length ?? 0) / (rows * columns);
  return Array.from({ length: rows * columns }, (_, cell) =>
    (winners ?? new Uint8Array()).slice(cell * players, (cell + 1) * players).join("-"),
  );
}

function cellRows(found: Grid): Array<Array<number | string>> {
  const cells = cellsOf(found);
  return Array.from({ length: found.rows }, (_, row) =>
    cells.slice(row * found.columns, (row + 1) * found.columns),
  );
}

/** The rows with the sizes of the heaps before them. */
function tableOfCells(found: Grid): CsvRows {
  const head = ["", ...Array.from({ length: found.columns }, (_, column) => String(column))];
  return [head, ...cellRows(found).map((cells, row) => [String(row), ...cells])];
}
