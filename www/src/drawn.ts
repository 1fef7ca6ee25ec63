// The page that a first visitor sees, made when the site is built, in a document that is nobody's: by the page's own code.
import type { Language } from "./model/state.ts";
import { pageMessages } from "./messages/index.ts";
import { readLink } from "./model/link.ts";
import { PageController } from "./model/pageController.ts";
import { defaults } from "./model/state.ts";
import { styleBy } from "./elements/figureStyles.ts";
import { MexGraph } from "./elements/mexGraph.ts";
import catalogue from "./solver/prose/catalogue.json" with { type: "json" };
import { SolverClient } from "./solver/client.ts";
import { createStandIn } from "./solver/launch.ts";
import type { Catalogue } from "./solver/wire.ts";
import { Page } from "./views/shell/page.ts";

/** Fills an element of the global document with the page for a link without a game, and answers which game it shows. */
export async function draw(
  host: HTMLElement,
  language: Language,
  module: WebAssembly.Module,
): Promise<string> {
  styleBy({ shared: Promise.resolve(""), figure: Promise.resolve("") });
  if (!customElements.get("mex-graph")) customElements.define("mex-graph", MexGraph);
  const solver = new SolverClient({
    createWorker: () => {
      throw new Error("here is no worker");
    },
    createStandIn,
    compile: () => Promise.resolve(module),
    // The compiler does not know that the words in a file are those that the types allow.
    catalogue: () => Promise.resolve(catalogue as unknown as Catalogue),
  });
  const controller = new PageController(solver, { ...defaults(), language }, () =>
    Promise.reject(new Error("nothing is checked here")),
  );
  const [messages] = await Promise.all([pageMessages.load(language), controller.start(readLink(""))]);
  const { game, notice } = controller.state;
  if (!game) throw new Error(`there is nothing to draw: ${JSON.stringify(notice)}`);
  const page = new Page(host, controller);
  await new Promise<void>((resolve) => {
    if (page.isReady(controller.state, resolve)) resolve();
  });
  page.update(controller.state, messages);
  solver.dispose();
  return game.notation;
}
