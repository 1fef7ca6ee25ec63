/**
 * The same module as "mexplorer", with the wasm in a file of its own, `mexplorer.wasm`, beside it:
 * a smaller download that is compiled while it arrives.
 *
 * @example
 * import { load } from "mexplorer/split";
 * const mex = await load();
 *
 * @module
 */
import { catalogue, known } from "./prose/all.ts";
import type { Mexplorer } from "./api.ts";
import wasmUrl from "./bindings/mexplorer_bg.wasm?url";
import { libraryCalls } from "./calls.ts";
import { fetchModule } from "./fetchModule.ts";
import { connect } from "./solver.ts";

export type * from "./api.ts";
export type * from "./wire.ts";

/** A module that is compiled, by the name that it has where anything is known of it: a project for Node alone may lack that. */
type CompiledModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Module } } }
  ? Module
  : object;

let loading: Promise<Mexplorer> | undefined;

/**
 * Fetches and starts the solver, once; later calls answer the same one. `source` says where the
 * wasm is, or is the compiled module; it counts in the first call only.
 *
 * The promise is rejected where the file cannot be fetched (then a later call tries again) and where
 * WebAssembly is missing or forbidden.
 *
 * @example
 * const mex = await load();
 * const elsewhere = await load(new URL("/static/mexplorer.wasm", location.href));
 */
export function load(source: string | URL | CompiledModule = wasmUrl): Promise<Mexplorer> {
  loading ??= compile(source)
    .then((module) => {
      connect(module);
      return { ...libraryCalls(), catalogue, known };
    })
    .catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
  return loading;
}

async function compile(source: string | URL | WebAssembly.Module): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  const isFile = String(source).startsWith("file:");
  if (!isFile) return fetchModule(source);
  // Node's fetch reads no files. An import would make every bundler look for a package "node:fs".
  const { readFile } = process.getBuiltinModule("node:fs/promises");
  return WebAssembly.compile(await readFile(new URL(source)));
}
