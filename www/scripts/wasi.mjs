// Runs a program that was compiled for WASI: cargo's runner for the tests with 32-bit addresses.
import { readFile } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import { WASI } from "node:wasi";
import { root } from "./shared.mjs";

// Node's WASI may collect garbage inside a fast call, which no collector survives (nodejs/node
// issue 46777). So WebAssembly calls plain functions here, and these make no fast calls either.
setFlagsFromString("--no-turbo-fast-api-calls");

const [program = "", ...parameters] = process.argv.slice(2);
const wasi = new WASI({
  version: "preview1",
  args: [program, ...parameters],
  // Nor anything of its settings, but which cases are made by chance.
  env: Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith("PROPTEST_"))),
  // Of the machine's files it sees the project's alone.
  preopens: { [root]: root },
});
const imports = /** @type {Record<string, (...given: unknown[]) => unknown>} */ (wasi.wasiImport);
const module = await WebAssembly.compile(await readFile(program));
const instance = await WebAssembly.instantiate(module, {
  wasi_snapshot_preview1: Object.fromEntries(
    Object.entries(imports).map(([name, call]) => [name, plain(call)]),
  ),
});
process.exit(wasi.start(instance));

/**
 * @param {(...given: unknown[]) => unknown} call
 * @returns {(...given: unknown[]) => unknown}
 */
function plain(call) {
  return (...given) => call(...given);
}
