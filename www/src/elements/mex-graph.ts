/**
 * `<mex-graph>` for any page, in one file: `<script type="module" src="mex-graph.js"></script>`.
 * The page's Content-Security-Policy must allow this file and `'wasm-unsafe-eval'` in `script-src`, and `blob:` in
 * `worker-src`; without the worker the page computes by itself.
 *
 * @module
 */
import { packedLaunch } from "../solver/packedLaunch.ts";
import { launchBy } from "../solver/lease.ts";
import figure from "../styles/figure.css?inline";
import shared from "../styles/shared.css?inline";
import { styleBy } from "./figureStyles.ts";
import { MexGraph } from "./mexGraph.ts";

launchBy(packedLaunch);
styleBy({ shared: () => Promise.resolve(shared), figure: () => Promise.resolve(figure) });
// Two copies of the file on one page are no fault; the first serves both.
if (!customElements.get("mex-graph")) customElements.define("mex-graph", MexGraph);

const Registered = customElements.get("mex-graph") as typeof MexGraph;

export { Registered as MexGraph };
