// The page that a first visitor sees, made when the site is built, in a document that is nobody's: by the page's own code.
import { fittingMoves, replyOf } from "./model/calls/moves.ts";
import { requestOf } from "./model/opening/request.ts";
import { onLoading } from "./loading/lazy.ts";
import { speech } from "./model/appearance.ts";
import { WHOLE_GRAPH } from "./model/firstVisit.ts";
import { start } from "./model/opening/opener.ts";
import { activate } from "./model/play.ts";
import { graphOf } from "./model/state.ts";
import { Store } from "./model/store.ts";
import type { Language } from "./model/values.ts";
import { styleBy } from "./elements/figureStyles.ts";
import * as live from "./elements/liveFigure.ts";
import { engineBy, MexGraph } from "./elements/mexGraph.ts";
import catalogue from "./solver/prose/catalogue.json" with { type: "json" };
import { SolverClient } from "./solver/client.ts";
import { Foreseeing } from "./solver/foreseeing.ts";
import type { WorkerLike } from "./solver/launch.ts";
import { createStandIn } from "./solver/lazyStandIn.ts";
import type { Catalogue } from "./solver/wire.ts";
import { FIRST_GAME, links, SLICES } from "./views/registry.ts";
import { leaving } from "./views/boards/stones/gestures.ts";
import { play } from "./views/play/slice.ts";
import { Page } from "./views/shell/page.ts";
import { textsIn } from "./views/kit/sheets.ts";
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
  engineBy(() => live);
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

/** The styles of the views that were drawn; those of the figure and of the page are files of their own. */
export const viewStyles = (): string => textsIn(document).join("\n");

/**
 * What that page asks its solver, with the answers: at first, when any of its positions is chosen, and in a first game, where
 * any stone is touched and the computer moves.
 */
export async function foresee(module: WebAssembly.Module): Promise<string> {
  const foreseeing = new Foreseeing();
  const solver = solverOf(module, (worker) => foreseeing.watching(worker));
  for (const [visit, link] of Object.entries(VISITS)) {
    const store = new Store(solver, SLICES);
    await start(store, link);
    const graph = graphOf(store.state);
    for (const [index, label] of (graph?.labels ?? []).entries()) {
      activate(store, label);
      // An answer may lead to another question.
      do await new Promise((resolve) => setTimeout(resolve));
      while (!foreseeing.isComplete);
      if (visit === "first") await playFrom(store, label, graph?.tokens(index) ?? []);
    }
    store.dispose();
  }
  solver.dispose();
  return foreseeing.text;
}

/** Asks what the board asks while it is played on, and for the answer of the computer in either seat. */
async function playFrom({ solver, state }: Store, label: string, heaps: Iterable<number>): Promise<void> {
  if (!state.game) return;
  const game = requestOf(state.game);
  const { level, seed } = play.of(state);
  for (const [place, heap] of [...heaps].entries())
    for (let left = 0; left < heap; left++) await fittingMoves(solver, game, label, [leaving(place, left)]);
  for (const mover of [0, 1]) await replyOf(solver, game, label, { level, seed, mover }, "opponent");
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
