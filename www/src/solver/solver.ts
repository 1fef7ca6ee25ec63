// The facade over the wasm: the same in a page, in a worker and in Node.
import * as wasm from "./bindings/mexplorer.js";
import { atOnce } from "./calls.ts";
import { completeBy, expectRest, measureBy } from "./slices.ts";

/** What begins with this only a module exports that has a rest (`crate/bind/src/split.rs`). */
const SHARED = "table of ";

/** Instantiates the solver, unless it already is. Then its calls can be made; those that need the rest of it wait for that. */
export function connect(module: WebAssembly.Module): void {
  wasm.initSync({ module });
  measureBy(() => exported().memory.buffer.byteLength);
  if (WebAssembly.Module.exports(module).some(({ name }) => name.startsWith(SHARED))) expectRest();
  warmUp();
}

/** The rest has come; throws where it is not that of the module. */
export function complete(rest: WebAssembly.Module): void {
  completeBy(() => new WebAssembly.Instance(rest, { core: { ...exported() } }));
}

/** What the present instance has. */
function exported(): wasm.InitOutput {
  // It has been instantiated, and nothing is made of what it is given.
  return wasm.initSync({ module: new ArrayBuffer(0) });
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
