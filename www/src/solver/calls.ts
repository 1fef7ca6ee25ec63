// The calls of the solver, a line each; what they take and answer is documented in api.ts. Whatever speaks of calls follows
// from the two: the messages of the page and the worker, what the worker does with them, and what a view may ask.
import type { Mexplorer, Options } from "./api.ts";
import * as wasm from "./bindings/mexplorer.js";
import { json, parts, shortsIn } from "./json.ts";
import { inSlices, wholly, type Task } from "./slices.ts";
import type { Answer } from "./wire.ts";

/** What the wasm does; the catalogue and what is known are files beside it. To read a long graph takes turns, too. */
export type SolverCalls = Omit<Mexplorer, keyof InFiles | keyof Reading> & {
  [Name in keyof Reading]: (
    ...asked: [...Parameters<Reading[Name]>, options?: Options]
  ) => Promise<ReturnType<Reading[Name]>>;
};

/** What is written in files. */
type InFiles = Pick<Mexplorer, "catalogue" | "known">;

/** What a script is answered at once. */
type Reading = Pick<Mexplorer, "parse" | "read">;

export type CallName = keyof SolverCalls;

/** What a call takes, apart from its options. */
export type ArgumentsOf<Name extends CallName> = WithoutOptions<Parameters<SolverCalls[Name]>>;

type WithoutOptions<All extends unknown[]> = Required<All> extends [...infer Others, Options] ? Others : All;

/** What a call answers where nothing is wrong. */
export type ValueOf<Name extends CallName> =
  Awaited<ReturnType<SolverCalls[Name]>> extends Answer<infer Value> ? Value : never;

/** What crosses into the wasm for one argument: JSON, and what goes with it. */
type Crossing = (value: unknown) => unknown[];

type Crossings<All extends unknown[]> = { readonly [Place in keyof All]: Crossing };

/** An argument whose lists and records stand within one another so deep. */
const nested =
  (depth: number): Crossing =>
  (value) => [json(value, depth)];

const text = nested(0);
const plain = nested(1);
/** Parameters, a sum's components, their parameters, and the arrows of a graph. */
const game = nested(8);
/** A sum's components, and the ends of edges. */
const POSITION = 3;
const position = nested(POSITION);
const positions: Crossing = (list) => [json(list, 0), parts(list, POSITION)];
const touched = nested(3);
const grid = nested(2);
const shown = nested(9);
const scope = nested(1 + POSITION);
const picture: Crossing = (value) => [json(value, 2, { classes: 0 }), shortsIn(value, "classes")];
const options: Crossing = (value) => [json(value, 2, { around: 1 + POSITION })];

/** How the arguments of each call cross. */
const CALLS: { [Name in CallName]: Crossings<ArgumentsOf<Name>> } = {
  parse: [text],
  read: [game, position],
  evaluate: [game, positions],
  explain: [game, position],
  fit: [game, position, touched],
  reply: [game, position, plain],
  puzzle: [game, plain],
  explore: [game, position],
  grid: [game, grid],
  chart: [game, grid, shown],
  cells: [game, grid, shown, plain],
  paint: [game, grid, shown, plain],
  mosaic: [picture, plain],
  sieve: [game, grid],
  sequence: [game, plain],
  genus: [game, plain],
  verify: [plain, game, scope],
  census: [game, plain],
};

/** Begins a call with its arguments, behind which there may be options. */
function begin<Name extends CallName>(name: Name, asked: readonly unknown[]): Task<ValueOf<Name>> {
  const crossings: readonly Crossing[] = CALLS[name];
  const crossed = [...crossings, options].flatMap((crossing, place) => crossing(asked[place]));
  return (wasm.Task[name] as (...crossed: unknown[]) => wasm.Task)(...crossed);
}

/** The calls of a solver that has been started. */
export function callsWith(): SolverCalls {
  const names = Object.keys(CALLS) as CallName[];
  const calls = names.map((name) => [
    name,
    (...asked: unknown[]) =>
      inSlices(asked[CALLS[name].length] as Options | undefined, () => begin(name, asked)),
  ]);
  // The compiler does not see that each has its own name.
  return Object.fromEntries(calls) as SolverCalls;
}

/** A call that is done with at once. */
export function atOnce<Name extends CallName>(
  name: Name,
  ...asked: ArgumentsOf<Name>
): Answer<ValueOf<Name>> {
  return wholly(() => begin(name, asked));
}

/** The calls of a script's solver: to read is nearly always a matter of a moment. */
export function libraryCalls(): Omit<Mexplorer, keyof InFiles> {
  return {
    ...callsWith(),
    parse: (text) => atOnce("parse", text),
    read: (game, position) => atOnce("read", game, position),
  };
}
