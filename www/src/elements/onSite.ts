// Figures on this site: the wasm, the worker and the styles are files beside the page.
import { launchBy } from "../solver/lease.ts";
import { pageLaunch } from "../solver/pageLaunch.ts";
import cssUrl from "../styles/figure.css?url";
import { styleBy } from "./figureStyles.ts";
import { MexGraph } from "./mexGraph.ts";

launchBy(pageLaunch);
styleBy(fetch(cssUrl).then((response) => response.text()));
customElements.define("mex-graph", MexGraph);

export { MexGraph };
