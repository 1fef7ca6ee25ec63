// The P-positions of two heaps, or the level ones, as a sieve finds them one after another, and what each strikes.
import type { CommandEntry } from "../command.ts";

/** What the solver says of a cell that nothing among the cells has struck. */
const UNSTRUCK = 65_533;

export const sieve: CommandEntry = {
  id: "sieve",
  takes: ["RULES"],
  options: ["rows", "columns", "format", "json", "page"],
  files: ["csv", "json", "ndjson"],
  async run(asked, [text = ""]) {
    const game = asked.game(text);
    const rows = asked.given.number("rows") ?? 20;
    const size = { rows, columns: asked.given.number("columns") ?? rows };
    const { found, struck } = asked.taken(await asked.mex.sieve(game.game, size, asked.progress), text);
    const strikes = new Uint32Array(found.length);
    for (const step of struck) if (step < UNSTRUCK) strikes[step] = (strikes[step] ?? 0) + 1;
    const steps = Array.from(found, (cell, step) => ({
      step: step + 1,
      row: Math.floor(cell / size.columns),
      column: cell % size.columns,
      strikes: strikes[step] ?? 0,
    }));
    return {
      plain: () =>
        steps
          .map(({ row, column, strikes: cells }) =>
            asked.about(`${row} ${column}`, asked.told.struck({ cells })),
          )
          .join(""),
      origin: asked.origin(game, "rules"),
      record: { ...size, steps },
      each: steps,
      rows: () => [
        ["step", "row", "column", "strikes"],
        ...steps.map((step) => [step.step, step.row, step.column, step.strikes]),
      ],
    };
  },
};
