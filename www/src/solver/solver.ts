// The facade over the wasm: the same in a page, in a worker and in Node.
import * as wasm from "./bindings/mexplorer.js";
import { atOnce } from "./calls.ts";
import { measureBy } from "./slices.ts";

/** Instantiates the solver, unless it already is. Then its calls can be made. */
export function connect(module: WebAssembly.Module): void {
  wasm.initSync({ module });
  // Called again it answers what the present instance has.
  measureBy(() => wasm.initSync({ module }).memory.buffer.byteLength);
  warmUp();
}

/**
 * Explores the first example. Engines compile a function when it is first called, so this takes the
 * compiling out of the first graph that somebody waits for.
 */
function warmUp(): void {
  const read = atOnce("parse", wasm.example());
  if (!read.ok) return;
  const { ruleset, params, position } = read.value;
  atOnce("explore", { ruleset, params }, position);
}
