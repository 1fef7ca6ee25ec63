// Runs a program that was compiled for WASI: cargo's runner for the tests with 32-bit addresses.
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { WASI } from "node:wasi";
import { root } from "./shared.mjs";

const INSIDE = "--inside";
/** Node 20 may crash where several threads collect garbage while the program takes more memory. */
const OPTIONS = ["--single-threaded-gc"];
/** How often Node may crash. No program can make it do so, and Node 20 has done it all the same. */
const CRASHES = 2;

const given = process.argv.slice(2);
if (given[0] === INSIDE) await start(given.slice(1));
else process.exit(watch(given));

/**
 * Runs the program in a process of its own, and again where Node itself crashes.
 *
 * @param {string[]} program
 * @returns {number}
 */
function watch(program) {
  const options = [...process.execArgv, ...OPTIONS, fileURLToPath(import.meta.url), INSIDE, ...program];
  for (let crashes = 0; ; crashes++) {
    const { status, signal } = spawnSync(process.execPath, options, { stdio: "inherit" });
    if (signal === null) return status ?? 1;
    console.error(`Node was ended by ${signal}.`);
    if (signal !== "SIGSEGV" || crashes === CRASHES) return 1;
  }
}

/** @param {string[]} program */
async function start([program = "", ...parameters]) {
  const wasi = new WASI({
    version: "preview1",
    args: [program, ...parameters],
    // Nor anything of its settings: where these are many, as when npm runs cargo, Node 20 crashes.
    env: {},
    // Of the machine's files it sees the project's alone.
    preopens: { [root]: root },
  });
  const imports = /** @type {WebAssembly.Imports} */ (wasi.getImportObject());
  const module = await WebAssembly.compile(await readFile(program));
  const instance = await WebAssembly.instantiate(module, imports);
  // At once: Node 20 may crash when it takes down a program that has had much memory.
  process.exit(wasi.start(instance));
}
