// Compiles the solver to WebAssembly, binds it to JavaScript and optimises it.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { bindings, main, root, run, runBin, sha256 } from "./shared.mjs";

// LLVM has inlined what is worth it; more of it makes the file larger, not faster.
const OPTIMISE = [
  "-Oz",
  "--converge",
  "--flexible-inline-max-function-size=0",
  "--one-caller-inline-max-function-size=0",
  "--always-inline-max-function-size=3",
  // The stack comes first in memory, so nothing of ours stands at its lowest addresses.
  "--low-memory-unused",
  "--strip-producers",
  "--strip-target-features",
];

const target = path.resolve(root, process.env["CARGO_TARGET_DIR"] ?? "target");
const cargoHome = process.env["CARGO_HOME"] ?? path.join(homedir(), ".cargo");
const raw = path.join(target, "wasm32-unknown-unknown/release/mexplorer_wasm.wasm");
const generator = path.join(target, "tool/mexplorer-bind");
const bound = path.join(bindings, "mexplorer_bg.wasm");
const stamp = path.join(bindings, ".stamp");

// Inlining, unrolling and vectorising what is not marked for it makes the file a tenth larger and, measured on the largest
// graphs, nothing faster. The functions that use SIMD, which every current browser has, say so themselves: were it enabled
// here, nothing of ours could be inlined into the standard library, whose panics would then keep their texts.
const rustFlags = [
  "-Cllvm-args=--inline-threshold=20",
  "-Cllvm-args=--inlinehint-threshold=60",
  "-Cllvm-args=--unroll-threshold=0",
  // No copies of loop heads, and no counters that spare a multiplication: no slower here, and three kilobytes less.
  "-Cllvm-args=--rotation-max-header-size=0",
  "-Cllvm-args=--disable-lsr",
  "-Cno-vectorize-loops",
  "-Cno-vectorize-slp",
];

// Folders of the builder's machine stay out of panic messages, so that the same sources give the same
// file everywhere.
const registries = path.join(cargoHome, "registry/src");
const unpacked = existsSync(registries) ? readdirSync(registries) : [];
for (const folder of unpacked) rustFlags.push(`--remap-path-prefix=${path.join(registries, folder)}/=`);
rustFlags.push(`--remap-path-prefix=${root}/=`);

/**
 * The generator tells imports apart by hashes, which nothing can compress. Here each gets a number of as many digits, the same
 * in all files.
 * @param {string[]} files
 */
function numberImports(files) {
  /** @type {Map<string, string>} */
  const numbers = new Map();
  for (const file of files) {
    const text = readFileSync(file, "latin1");
    const numbered = text.replace(/(?<=__wbg_\w+_)[0-9a-f]{16}(?![0-9a-f])/g, (hash) => {
      const number = numbers.get(hash) ?? String(numbers.size).padStart(hash.length, "0");
      numbers.set(hash, number);
      return number;
    });
    writeFileSync(file, numbered, "latin1");
  }
}

await main(async () => {
  await run("cargo", ["build", "--locked", "--profile", "tool", "--package", "mexplorer-bind"]);
  await run(
    "cargo",
    ["build", "--locked", "--release", "--package", "mexplorer-wasm", "--target", "wasm32-unknown-unknown"],
    { env: { CARGO_ENCODED_RUSTFLAGS: rustFlags.join("\x1f") } },
  );

  const sources = [raw, "Cargo.lock", "crate/bind/src/main.rs", "www/scripts/wasm.mjs"];
  const wanted = sha256(...sources.map((file) => readFileSync(path.resolve(root, file))));
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;

  rmSync(bindings, { recursive: true, force: true });
  await run(generator, [raw, bindings]);
  // The compiler lists the features it used in a section that wasm-opt reads, and then need not ship.
  const optimised = `${bound}.optimised`;
  await runBin("wasm-opt", [...OPTIMISE, bound, "-o", optimised]);
  renameSync(optimised, bound);
  numberImports([bound, path.join(bindings, "mexplorer.js")]);
  writeFileSync(stamp, wanted);
});
