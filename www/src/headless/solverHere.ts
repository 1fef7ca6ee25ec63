import type { Solver } from "../model/solver.ts";
import type { Mexplorer } from "../solver/api.ts";
import type { ArgumentsOf, CallName, ValueOf } from "../solver/calls.ts";
import type { Options } from "../solver/options.ts";
import type { Answer } from "../solver/wire.ts";

type AnyCall = (...args: unknown[]) => unknown;

/** The solver in this very process: nothing of it keeps a script from ending. */
export function solverHere(load: () => Promise<Mexplorer>): Solver {
  const call = async <Name extends CallName>(
    name: Name,
    args: ArgumentsOf<Name>,
    options: Options = {},
  ): Promise<Answer<ValueOf<Name>>> => {
    const made = (await load())[name] as AnyCall;
    return (await made(...args, options)) as Answer<ValueOf<Name>>;
  };
  return {
    catalogue: async () => (await load()).catalogue(),
    ask: call,
    request: (_, name, args, options) => call(name, args, options),
    // One figure is made after another, and nobody waits for another one.
    cancel: () => undefined,
  };
}
