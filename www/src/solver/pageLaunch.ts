// The solver as files beside the page.
import catalogueUrl from "./prose/catalogue.json?url";
import type { Catalogue } from "./wire.ts";
import wasmUrl from "./bindings/mexplorer_bg.wasm?url";
import { fetchModule } from "./fetchModule.ts";
import { createStandIn, type Launch } from "./launch.ts";

export const pageLaunch: Launch = {
  createWorker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
  compile: () => fetchModule(wasmUrl),
  catalogue: async () => {
    const answer = await fetch(catalogueUrl);
    if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
    return (await answer.json()) as Catalogue;
  },
  createStandIn: () => createStandIn(() => import("./formula/check.ts")),
};
