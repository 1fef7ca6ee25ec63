// Compiles the solver to WebAssembly, binds it to JavaScript and optimises it; and puts together what is told of it in words.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { bindings, main, root, run, runBin, sha256 } from "./shared.mjs";
import { usedAtFirst } from "./parts.mjs";
import { writeTexts } from "./texts.mjs";

const target = path.resolve(root, process.env["CARGO_TARGET_DIR"] ?? "target");
const cargoHome = process.env["CARGO_HOME"] ?? path.join(homedir(), ".cargo");
const raw = path.join(target, "wasm32-unknown-unknown/release/mexplorer_wasm.wasm");
const generator = path.join(target, "tool/mexplorer-bind");
const bound = path.join(bindings, "mexplorer_bg.wasm");
/** What is done to it. */
const TOOLS = ["main.rs", "split.rs"]
  .map((file) => `crate/bind/src/${file}`)
  .concat("www/scripts/wasm.mjs", "www/scripts/parts.mjs");
const stamp = path.join(bindings, ".stamp");
const facts = path.join(bindings, "facts.json");

await main(async () => {
  // Where crates are unpacked is known when all of them are.
  await run("cargo", ["fetch", "--locked", "--quiet"]);
  // Each of the two is done by one core for most of its time.
  await Promise.all([
    run("cargo", ["build", "--locked", "--profile", "tool", "--package", "mexplorer-bind"]),
    // The functions that use SIMD, which every current browser has, say so themselves. Everywhere, it takes 0.7 to 1.0 of the
    // time of most calls but 1.24 of the sequences of subtraction games, and adds 0.7 kB.
    run(
      "cargo",
      ["build", "--locked", "--release", "--package", "mexplorer-wasm", "--target", "wasm32-unknown-unknown"],
      { env: { CARGO_ENCODED_RUSTFLAGS: withoutFolders().join("\x1f") } },
    ),
  ]);

  const sources = [raw, "Cargo.lock", ...TOOLS];
  const wanted = sha256(...sources.map((file) => readFileSync(path.resolve(root, file))));
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) await bind(wanted);
  await run(generator, ["facts", facts]);
  await writeTexts();
});

/** Folders of the builder's machine stay out of panic messages, so that the same sources give the same file everywhere. */
function withoutFolders() {
  const registries = path.join(cargoHome, "registry/src");
  const unpacked = existsSync(registries) ? readdirSync(registries) : [];
  const folders = [...unpacked.map((folder) => path.join(registries, folder)), root];
  return folders.map((folder) => `--remap-path-prefix=${folder}/=`);
}

/** @param {string} sources What the stamp says of them. */
async function bind(sources) {
  rmSync(bindings, { recursive: true, force: true });
  await run(generator, ["glue", raw, bindings]);
  const optimised = `${bound}.optimised`;
  await runBin("wasm-opt", ["-O3", "--converge", bound, "-o", optimised]);
  renameSync(optimised, bound);
  await splitUp();
  writeFileSync(stamp, sources);
}

/** Beside the whole: what a figure opens with, and the rest, which comes while that is looked at. */
async function splitUp() {
  const file = (/** @type {string} */ name) => path.join(bindings, name);
  await run(generator, ["mark", bound, file("marked.wasm")]);
  writeFileSync(file("first.txt"), (await usedAtFirst(file("marked.wasm"))).join(" "));
  await run(generator, [
    "split",
    bound,
    file("first.txt"),
    file("mexplorer_core.wasm"),
    file("mexplorer_rest.wasm"),
  ]);
  for (const name of ["marked.wasm", "first.txt"]) rmSync(file(name));
}
