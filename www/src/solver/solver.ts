// The facade over the wasm: the same in a page, in a worker and in Node.
import * as wasm from "./bindings/mexplorer.js";
import { callsWith, type Solver } from "./calls.ts";
import { measureBy } from "./slices.ts";

export type { Solver } from "./calls.ts";

/** Instantiates the solver, unless it already is. */
export function connect(module: WebAssembly.Module): Solver {
  wasm.initSync({ module });
  // Called again it answers what the present instance has.
  measureBy(() => wasm.initSync({ module }).memory.buffer.byteLength);
  warmUp();
  return callsWith();
}

/**
 * Explores the first example. Engines compile a function when it is first called, so this takes the
 * compiling out of the first graph that somebody waits for.
 */
function warmUp(): void {
  const start = wasm.parse(wasm.example());
  if (!start.ok) return;
  const { ruleset, params, position } = start.value;
  const task = wasm.Task.explore({ ruleset, params }, position, {});
  for (let step = task.advance(); step.ok && !step.value.done;) step = task.advance();
  task.take();
  task.free();
}
