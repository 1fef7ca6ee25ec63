// The page that a first visitor sees, made when the site is built, in a document that is nobody's: by the page's own code.
import { onLoading } from "./loading/lazy.ts";
import { speech } from "./model/appearance.ts";
import { WHOLE_GRAPH } from "./model/firstVisit.ts";
import { start } from "./model/opening/opener.ts";
import { activate } from "./model/play.ts";
import { graphOf } from "./model/state.ts";
import { Store } from "./model/store.ts";
import type { Language } from "./model/values.ts";
import { styleBy } from "./elements/figureStyles.ts";
import { MexGraph } from "./elements/mexGraph.ts";
import catalogue from "./solver/prose/catalogue.json" with { type: "json" };
import { SolverClient } from "./solver/client.ts";
import { Foreseeing } from "./solver/foreseeing.ts";
import type { WorkerLike } from "./solver/launch.ts";
import { createStandIn } from "./solver/lazyStandIn.ts";
import type { Catalogue } from "./solver/wire.ts";
import { FIRST_GAME, links, SLICES } from "./views/registry.ts";
import { Page } from "./views/shell/page.ts";
import { pageMessages } from "./views/shell/words.ts";

/** What an address without a link stands for: to who comes for the first time, and to others. */
const VISITS = { first: FIRST_GAME, other: WHOLE_GRAPH };
export type Visit = keyof typeof VISITS;

/** Fills an element of the global document with the page for an address without a link, and answers the link of it; parts of it may still come. */
export async function draw(
  host: HTMLElement,
  visit: Visit,
  language: Language,
  module: WebAssembly.Module,
): Promise<{ link: string; dispose: () => void }> {
  styleBy({ shared: () => Promise.resolve(""), figure: () => Promise.resolve("") });
  if (!customElements.get("mex-graph")) customElements.define("mex-graph", MexGraph);
  const solver = solverOf(module);
  const store = new Store(solver, SLICES);
  speech.put(store, { language });
  const [messages] = await Promise.all([pageMessages.load(language), start(store, VISITS[visit])]);
  const { game, notice } = store.state;
  if (!game) throw new Error(`there is nothing to draw: ${JSON.stringify(notice)}`);
  const page = new Page(host, store);
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (!page.isReady(store.state)) return;
      stop();
      resolve();
    };
    const stop = onLoading(look);
    look();
  });
  page.update(store.state, messages);
  const link = links.written(store.state);
  const dispose = (): void => {
    store.dispose();
    solver.dispose();
  };
  return { link, dispose };
}

/** What that page asks its solver, at first and when any of its positions is chosen, with the answers. */
export async function foresee(module: WebAssembly.Module): Promise<string> {
  const foreseeing = new Foreseeing();
  const solver = solverOf(module, (worker) => foreseeing.watching(worker));
  const store = new Store(solver, SLICES);
  await start(store, WHOLE_GRAPH);
  for (const label of graphOf(store.state)?.labels ?? []) {
    activate(store, label);
    // An answer may lead to another question.
    do await new Promise((resolve) => setTimeout(resolve));
    while (!foreseeing.isComplete);
  }
  store.dispose();
  solver.dispose();
  return foreseeing.text;
}

function solverOf(
  module: WebAssembly.Module,
  watched = (worker: WorkerLike): WorkerLike => worker,
): SolverClient {
  return new SolverClient({
    createWorker: () => {
      throw new Error("here is no worker");
    },
    createStandIn: async () => watched(await createStandIn()),
    compile: () => Promise.resolve(module),
    // The compiler does not know that the words in a file are those that the types allow.
    catalogue: () => Promise.resolve(catalogue as unknown as Catalogue),
  });
}
