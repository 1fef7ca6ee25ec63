// The element with all that it needs in the same file.
import { packedLaunch } from "../solver/packedLaunch.ts";
import { launchBy } from "../solver/lease.ts";
import figure from "../styles/figure.css?inline";
import shared from "../styles/shared.css?inline";
import { styleBy } from "./figureStyles.ts";
import { MexGraph } from "./mexGraph.ts";

/** Defines `<mex-graph>` and answers its class. On a server there is nothing to define; the page does it. */
export function define(): typeof MexGraph {
  if (!("customElements" in globalThis)) return MexGraph;
  // Two copies of the file on one page are no fault; the first serves both.
  const defined = customElements.get("mex-graph") as typeof MexGraph | undefined;
  if (defined) return defined;
  launchBy(packedLaunch);
  styleBy({ shared: () => Promise.resolve(shared), figure: () => Promise.resolve(figure) });
  customElements.define("mex-graph", MexGraph);
  return MexGraph;
}
