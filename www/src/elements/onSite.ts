// Figures on this site: the wasm, the worker and the styles are files beside the page.
import { launchBy } from "../solver/lease.ts";
import { pageLaunch } from "../solver/pageLaunch.ts";
import figureUrl from "../styles/figure.css?url";
import sharedUrl from "../styles/shared.css?url";
import { styleBy } from "./figureStyles.ts";
import * as live from "./liveFigure.ts";
import { engineBy, MexGraph } from "./mexGraph.ts";

launchBy(pageLaunch);
styleBy({ shared: () => textOf(sharedUrl), figure: () => textOf(figureUrl) });
engineBy(() => live);
customElements.define("mex-graph", MexGraph);

async function textOf(url: string): Promise<string> {
  // The header tells a development server that the text is wanted, and not a module that adds it to the page. A file
  // that the page has linked as well is here already, and its name changes with what is in it.
  const response = await fetch(url, { headers: { Accept: "text/css" }, cache: "force-cache" });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.text();
}

export { MexGraph };
