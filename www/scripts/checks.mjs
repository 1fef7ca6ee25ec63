// The checks that run no code of the project. Types and lints need the bindings in place.
import { run, runBin, runScript } from "./shared.mjs";

/** @typedef {import("./steps.mjs").Step} Step */

/** @type {Step} */
export const setUp = { name: "set-up", work: () => runScript("setup.mjs", "--test") };

/** Writes the types of all answers, or with --check looks whether they are there.
 * @param {string[]} how */
export function types(...how) {
  const tool = ["run", "--locked", "--quiet", "--profile", "tool", "--package", "mexplorer-bind"];
  return run("cargo", [...tool, "--", "types", "www/src/solver/wire.ts", ...how]);
}

/** @type {Step[]} */
export const ofRust = [
  { name: "cargo fmt", work: () => run("cargo", ["fmt", "--all", "--check"]) },
  { name: "wasm", work: () => runScript("wasm.mjs") },
  { name: "wire.ts", work: () => types("--check") },
  {
    name: "clippy",
    work: () =>
      run("cargo", ["clippy", "--locked", "--workspace", "--all-targets", "--", "--deny", "warnings"]),
  },
  {
    name: "cargo doc",
    work: () =>
      run("cargo", ["doc", "--locked", "--workspace", "--no-deps"], {
        env: { RUSTDOCFLAGS: "--deny warnings" },
      }),
  },
];

/** @type {Step[]} */
export const ofPage = [
  {
    name: "prettier",
    work: () => runBin("prettier", ["--check", "--log-level", "warn", "."]),
    after: [setUp.name],
  },
  { name: "tsc", work: () => runBin("tsc", []), after: ["wasm"] },
  // A service worker has no document, and what a page has not.
  { name: "tsc of the worker", work: () => runBin("tsc", ["--project", "www/src/offline/worker"]) },
  { name: "eslint", work: () => runBin("eslint", ["."]) },
];
