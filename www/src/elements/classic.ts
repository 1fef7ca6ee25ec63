/**
 * `<mex-graph>` for any page: `<script src="mex-graph.js" defer></script>`.
 * The page's Content-Security-Policy must allow this file and `'wasm-unsafe-eval'` in `script-src`, and `blob:` in
 * `worker-src`; without the worker the page computes by itself.
 *
 * @module
 */
import { define } from "./define.ts";

define();

// What adds the other files to the page (www/elementFiles.ts) adds scripts.
export { trusted } from "../loading/trusted.ts";
