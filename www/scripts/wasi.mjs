// Runs a program that was compiled for WASI: cargo's runner for the tests with 32-bit addresses.
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";
import { root } from "./shared.mjs";

const [program = "", ...parameters] = process.argv.slice(2);
const wasi = new WASI({
  version: "preview1",
  args: [program, ...parameters],
  env: process.env,
  // Of the machine's files it sees the project's alone.
  preopens: { [root]: root },
});
const imports = /** @type {WebAssembly.Imports} */ (wasi.getImportObject());
const module = await WebAssembly.compile(await readFile(program));
const instance = await WebAssembly.instantiate(module, imports);
// At once: Node 20 may crash when it takes down a program that has had much memory.
process.exit(wasi.start(instance));
