import { engineBy, MexGraph } from "./mexGraph.ts";
import { waiting } from "./waiting.ts";

/** Defines `<mex-graph>` and answers its class. On a server there is nothing to define; the page does it. */
export function define(): typeof MexGraph {
  if (!("customElements" in globalThis)) return MexGraph;
  // Two copies of the file on one page are no fault; the first serves both.
  const defined = customElements.get("mex-graph") as typeof MexGraph | undefined;
  if (defined) return defined;
  engineBy(() => import("./figureEngine.ts"), waiting);
  customElements.define("mex-graph", MexGraph);
  return MexGraph;
}
