/**
 * Mexplorer's solver without a page: position graphs, values and explanations of impartial games.
 * The wasm is a text in a file beside this one, which is imported: for browsers, and for Node 20.16 or later.
 *
 * @example
 * import { load } from "mexplorer";
 * const mex = await load();
 * const answer = await mex.explore({ ruleset: "nim" }, [1, 2, 3]);
 *
 * @module
 */
import { catalogue, known } from "./prose/all.ts";
import type { Mexplorer } from "./api.ts";
import { libraryCalls } from "./calls.ts";
import { connect } from "./solver.ts";
import { unpackedModule } from "./unpack.ts";

export type * from "./api.ts";
export type * from "./wire.ts";

let loading: Promise<Mexplorer> | undefined;

/**
 * Unpacks and starts the solver, once; later calls answer the same one. A page
 * with a Content-Security-Policy must allow `'wasm-unsafe-eval'` in `script-src`.
 *
 * The promise is rejected where WebAssembly is missing or forbidden.
 *
 * @example
 * const mex = await load();
 */
export function load(): Promise<Mexplorer> {
  loading ??= unpackedModule().then((module) => {
    connect(module);
    return { ...libraryCalls(), catalogue, known };
  });
  return loading;
}
