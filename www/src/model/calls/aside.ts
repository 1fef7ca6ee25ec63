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
