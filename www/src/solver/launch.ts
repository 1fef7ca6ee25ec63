import type { Foreseen } from "./foreseen.ts";
import type { Catalogue } from "./wire.ts";

/** What a SolverClient needs of a worker. */
export type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

/** What a SolverClient is made of; it differs between the page, the single file and the tests. */
export interface Launch {
  createWorker(): WorkerLike;
  /** The same module however often it is asked for, as with the catalogue: there are several workers. */
  compile(): Promise<WebAssembly.Module>;
  /** The rest of a module that is not all of the solver, which is asked for once that has started, and again if it does not fit. */
  rest?: (unfit?: WebAssembly.Module) => Promise<WebAssembly.Module> | undefined;
  /** The module that comes in the place of one with which no solver starts; nothing where no other would come. */
  compileAgain?: (broken: WebAssembly.Module, reason: string) => Promise<WebAssembly.Module> | undefined;
  /** The catalogue, which is no part of the wasm. */
  catalogue(): Promise<Catalogue>;
  /** What is answered while there is no worker; nothing where no call was foreseen. */
  foreseen?: () => Promise<Foreseen | undefined>;
  /** Does the worker's work in the page where workers are missing or blocked. */
  createStandIn?: () => Promise<WorkerLike>;
}
