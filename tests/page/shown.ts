// What a link shows, with the real solver and the page's own picture of it, to be written down.
import { readFile } from "node:fs/promises";
import type { Exported } from "../../www/src/exports/export.ts";
import { exportWords } from "../../www/src/exports/words.ts";
import type { Language } from "../../www/src/model/values.ts";
import { start } from "../../www/src/model/opening/opener.ts";
import { Store } from "../../www/src/model/store.ts";
import { scene } from "../../www/src/scene/scene.ts";
import type { Scene } from "../../www/src/scene/shapes.ts";
import { READ } from "../../www/src/scene/text.ts";
import catalogue from "../../www/src/solver/prose/catalogue.json" with { type: "json" };
import { SolverClient } from "../../www/src/solver/client.ts";
import { createStandIn } from "../../www/src/solver/lazyStandIn.ts";
import type { Catalogue } from "../../www/src/solver/wire.ts";
import { miniaturesOf } from "../../www/src/views/boards/boards.ts";
import { policyOf } from "../../www/src/views/kit/policy.ts";
import { links, SLICES } from "../../www/src/views/registry.ts";

const wasm = new URL("../../www/src/solver/bindings/mexplorer_bg.wasm", import.meta.url);
const module = readFile(wasm).then((bytes) => WebAssembly.compile(bytes));

/** The state of a figure with this link, and its picture on a stage so large. */
export async function shown(
  link: string,
  { width = 608, height = 480, code = "en" }: { width?: number; height?: number; code?: Language } = {},
): Promise<Exported & { scene: Scene; store: Store }> {
  const solver = new SolverClient({
    createWorker: () => {
      throw new Error("here is no worker");
    },
    createStandIn,
    compile: () => module,
    catalogue: () => Promise.resolve(catalogue as unknown as Catalogue),
  });
  const store = new Store(solver, SLICES);
  await start(store, links.read(link));
  const { state } = store;
  const { picture } = state;
  const drawn = picture.kind === "refused" ? picture.around : picture.kind === "graph" ? picture : undefined;
  if (!drawn) throw new Error(`${link} has no picture`);
  const { graph, exploration } = drawn;
  let miniatures = miniaturesOf(state);
  for (let tries = 0; miniatures === "coming" && tries < 200; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    miniatures = miniaturesOf(state);
  }
  if (miniatures === "coming") throw new Error("the drawings do not come");
  const stage = { width, height, letters: READ, betweenRows: 31 };
  const picked = scene(graph, exploration, { ...policyOf(state, graph, code), miniatures, stage });
  const address = `https://mexplorer.example/#${links.written(store.state)}`;
  return { state, scene: picked, address, words: exportWords({ code }), store };
}
