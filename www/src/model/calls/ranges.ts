// What the solver is asked about all heaps or positions up to a bound, which may take long.
import type { Game, Mexplorer, Options } from "../../solver/api.ts";
import type { Answer, Census, Explanation, Genera, Sequence, Verification } from "../../solver/wire.ts";
import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/texts.lazy.ts";
import type { Aside, Solver } from "../solver.ts";

/** What an error says whose cause is that a part did not come, where the part is fetched beyond the page, in a worker. */
const NOT_LOADED = "not loaded";

/** The values of so many single heaps; of several sequences the last counts. */
export function sequenceOf(
  aside: Aside,
  game: Game,
  length: number,
  options: Options,
): Promise<Answer<Sequence>> {
  return aside.request("sequence", "sequence", [game, { length }], options);
}

export function cancelSequence(aside: Aside): void {
  aside.cancel("sequence");
}

/** The genera of so many single heaps; of several games the last counts. */
export function generaOf(
  solver: Solver,
  game: Game,
  length: number,
  options: Options,
): Promise<Answer<Genera>> {
  return solver.request("genera", "genus", [game, { length }], options);
}

export function cancelGenera(solver: Solver): void {
  solver.cancel("genera");
}

/** How many positions within bounds have which values; of several questions the last counts. */
export function censusOf(
  solver: Solver,
  game: Game,
  scope: { bound: number; heaps?: number },
  options: Options,
): Promise<Answer<Census>> {
  return solver.request("survey", "census", [game, scope], options);
}

/** What theorems say of a position that a census has counted; it takes the place of a census that is on its way. */
export function explainCounted(solver: Solver, game: Game, position: string): Promise<Answer<Explanation>> {
  return solver.request("survey", "explain", [game, position]);
}

export function cancelCensus(solver: Solver): void {
  solver.cancel("survey");
}

/**
 * Compares a theorem or a formula with search. What checks formulas is fetched by the worker; where it did not come, it is asked
 * once more with the whole check.
 */
export function verify(
  solver: Solver,
  ...asked: Parameters<Mexplorer["verify"]>
): Promise<Answer<Verification>> {
  const { verify: verified = unable } = solver;
  const answer = async (): Promise<Answer<Verification>> => {
    const given = await verified(...asked);
    if (!given.ok && given.error.got === NOT_LOADED) throw new Error(NOT_LOADED);
    return given;
  };
  return new Lazy(parts.check, answer, { isLong: true }).arrival();
}

/** Where nothing can be checked. */
const unable: Mexplorer["verify"] = () => Promise.reject(new Error("nothing can be checked here"));
