// The solver as files beside the page.
import wasmUrl from "./bindings/mexplorer_bg.wasm?url";
import { fetchModule } from "./fetchModule.ts";
import { createStandIn, type Launch } from "./launch.ts";

export const pageLaunch: Launch = {
  createWorker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
  compile: () => fetchModule(wasmUrl),
  createStandIn,
};
