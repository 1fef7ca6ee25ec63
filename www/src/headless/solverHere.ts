import type { Solver } from "../model/solver.ts";
import type { ArgumentsOf, CallName, ValueOf } from "../solver/calls.ts";
import type { Options } from "../solver/options.ts";
import catalogue from "../solver/prose/catalogue.json" with { type: "json" };
import { connect } from "../solver/solver.ts";
import type { Answer, Catalogue } from "../solver/wire.ts";

type Call = (...args: unknown[]) => unknown;

/** The solver in this very process: nothing of it keeps a script from ending. */
export function solverHere(compile: () => Promise<WebAssembly.Module>): Solver {
  let started: Promise<ReturnType<typeof connect>> | undefined;
  const call = async <Name extends CallName>(
    name: Name,
    args: ArgumentsOf<Name>,
    options: Options = {},
  ): Promise<Answer<ValueOf<Name>>> => {
    started ??= compile().then((module) => connect(module));
    const made = (await started)[name] as Call;
    return (await made(...args, options)) as Answer<ValueOf<Name>>;
  };
  return {
    // The compiler does not know that the words in a file are those that the types allow.
    catalogue: () => Promise.resolve({ ok: true, value: catalogue as unknown as Catalogue }),
    ask: call,
    request: (_, name, args, options) => call(name, args, options),
    // One figure is made after another, and nobody waits for another one.
    cancel: () => undefined,
  };
}
