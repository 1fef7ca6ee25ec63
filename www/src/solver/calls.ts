// The calls of the solver, a line each; what they take and answer is documented in api.ts. Whatever speaks of calls follows
// from the two: the messages of the page and the worker, what the worker does with them, and what a view may ask.
import type { Mexplorer, Options } from "./api.ts";
import * as wasm from "./bindings/mexplorer.js";
import { inSlices, wholly } from "./slices.ts";
import type { Answer } from "./wire.ts";

/** What the wasm does; the catalogue is a file beside it. To read a long graph takes turns, too. */
export type SolverCalls = Omit<Mexplorer, "catalogue" | keyof Reading> & {
  [Name in keyof Reading]: (
    ...asked: [...Parameters<Reading[Name]>, options?: Options]
  ) => Promise<ReturnType<Reading[Name]>>;
};

/** What a script is answered at once. */
type Reading = Pick<Mexplorer, "parse" | "read">;

export type CallName = keyof SolverCalls;

/** What a call takes, apart from its options. */
export type ArgumentsOf<Name extends CallName> = WithoutOptions<Parameters<SolverCalls[Name]>>;

type WithoutOptions<All extends unknown[]> = Required<All> extends [...infer Others, Options] ? Others : All;

/** What a call answers where nothing is wrong. */
export type ValueOf<Name extends CallName> =
  Awaited<ReturnType<SolverCalls[Name]>> extends Answer<infer Value> ? Value : never;

/** The calls of a solver that has been started. */
export function callsWith(): SolverCalls {
  const { Task } = wasm;
  return {
    parse: (text, options) => inSlices(options, () => Task.parse(text, options)),
    read: (game, position, options) => inSlices(options, () => Task.read(game, position, options)),
    evaluate: (game, positions, options) => inSlices(options, () => Task.evaluate(game, positions, options)),
    explain: (game, position, options) => inSlices(options, () => Task.explain(game, position, options)),
    fit: (game, position, touched, options) =>
      inSlices(options, () => Task.fit(game, position, touched, options)),
    reply: (game, position, opponent, options) =>
      inSlices(options, () => Task.reply(game, position, opponent, options)),
    puzzle: (game, asked, options) => inSlices(options, () => Task.puzzle(game, asked, options)),
    explore: (game, position, options) => inSlices(options, () => Task.explore(game, position, options)),
    grid: (game, grid, options) => inSlices(options, () => Task.grid(game, grid, options)),
    chart: (game, grid, shown, options) => inSlices(options, () => Task.chart(game, grid, shown, options)),
    cells: (game, grid, shown, cells, options) =>
      inSlices(options, () => Task.cells(game, grid, shown, cells, options)),
    paint: (game, grid, shown, window, options) =>
      inSlices(options, () => Task.paint(game, grid, shown, window, options)),
    mosaic: (picture, window, options) => inSlices(options, () => Task.mosaic(picture, window, options)),
    sieve: (game, grid, options) => inSlices(options, () => Task.sieve(game, grid, options)),
    sequence: (game, sequence, options) => inSlices(options, () => Task.sequence(game, sequence, options)),
    genus: (game, heaps, options) => inSlices(options, () => Task.genus(game, heaps, options)),
    verify: (theorem, game, scope, options) =>
      inSlices(options, () => Task.verify(theorem, game, scope, options)),
    census: (game, scope, options) => inSlices(options, () => Task.census(game, scope, options)),
  };
}

/** The calls of a script's solver: to read is nearly always a matter of a moment. */
export function libraryCalls(): Omit<Mexplorer, "catalogue"> {
  const { Task } = wasm;
  return {
    ...callsWith(),
    parse: (text) => wholly(() => Task.parse(text, {})),
    read: (game, position) => wholly(() => Task.read(game, position, {})),
  };
}
