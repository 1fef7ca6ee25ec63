// The solver for pages of others: its wasm is beside this file, and the worker a blob, which a page of another origin may have.
import catalogue from "./prose/catalogue.json" with { type: "json" };
import coreUrl from "./bindings/mexplorer_core.wasm?url";
import restUrl from "./bindings/mexplorer_rest.wasm?url";
import type { Catalogue } from "./wire.ts";
import { Lazy } from "../loading/lazy.ts";
import { parts } from "../loading/texts.lazy.ts";
import { trusted } from "../loading/trusted.ts";
import { fetchModule, isForbidden } from "./fetchModule.ts";
import type { Launch } from "./launch.ts";
import { createStandIn } from "./lazyStandIn.ts";
import script from "./packedWorker.ts?worker&inline";

const wasm = new Lazy(parts.solver, compiled, { isFinal: isForbidden });
const rest = new Lazy(parts.solver, () => fetchModule(restUrl, "low"), { isFinal: isForbidden });
/** Whether the module is all of the solver. */
let isWhole = false;

/** Whoever bundles, has opened the page from a folder, or forbids it to read from elsewhere still has scripts: one of them holds the wasm. */
async function compiled(): Promise<WebAssembly.Module> {
  try {
    if (/^https?:/.test(coreUrl)) return await fetchModule(coreUrl);
  } catch (cause) {
    if (isForbidden()) throw cause;
  }
  const { unpackedModule } = await import("./unpack.ts");
  isWhole = true;
  return unpackedModule();
}

export const besideLaunch: Launch = {
  createWorker,
  compile: () => wasm.arrival(),
  rest: (unfit) => (isWhole ? undefined : unfit ? rest.refuse(unfit) : rest.arrival()),
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
