import type { Aside, Solver } from "../solver.ts";

/** A solver apart, or where there is none the one that answers all else. */
export function asideOf(solver: Solver): Aside {
  return (
    solver.aside?.() ?? {
      request: (view, name, args, options) => solver.request(view, name, args, options),
      ask: (name, args) => solver.ask(name, args),
      cancel: (view) => solver.cancel(view),
      release: () => undefined,
    }
  );
}

/** All that a page asks, of a solver apart. */
export function solverBeside(solver: Solver): Solver & Pick<Aside, "release"> {
  const aside = asideOf(solver);
  return {
    request: (...given) => aside.request(...given),
    ask: (...given) => aside.ask(...given),
    cancel: (...given) => {
      aside.cancel(...given);
    },
    catalogue: () => solver.catalogue(),
    release: () => {
      aside.release();
    },
  };
}
