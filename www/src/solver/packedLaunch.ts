// The solver inside a single file: nothing is fetched, and the worker is a blob, which a page of another origin may have.
import catalogue from "./prose/catalogue.json" with { type: "json" };
import type { Catalogue } from "./wire.ts";
import { Lazy } from "../loading/lazy.ts";
import { parts } from "../loading/parts.ts";
import { trusted } from "../loading/trusted.ts";
import type { Launch } from "./launch.ts";
import { createStandIn } from "./lazyStandIn.ts";
import { unpackedModule } from "./unpack.ts";
import script from "./packedWorker.ts?worker&inline";

// What is inside the file and does not work will never work.
const wasm = new Lazy(parts.solver, unpackedModule, { isFinal: () => true });

export const packedLaunch: Launch = {
  createWorker,
  compile: () => wasm.arrival(),
  // The compiler does not know that the words in a file are those that the types allow.
  catalogue: () => Promise.resolve(catalogue as unknown as Catalogue),
  createStandIn: () => createStandIn(),
};

/** The blob is let go of by the worker itself, for not every browser has read it before. */
function createWorker(): Worker {
  const text = `URL.revokeObjectURL(location.href);${script}`;
  const blob = new Blob([text], { type: "text/javascript;charset=utf-8" });
  return new Worker(trusted(URL.createObjectURL(blob)));
}
