import wasmUrl from "./bindings/mexplorer_bg.wasm?url";
import { fetchModule } from "./fetchModule.ts";

/** What a SolverClient is made of; tests put stand-ins here. */
export interface Launch {
  createWorker(): Worker;
  compile(): Promise<WebAssembly.Module>;
}

export const launch: Launch = {
  createWorker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
  compile: () => fetchModule(wasmUrl),
};
