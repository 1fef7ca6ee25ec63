// The checks that run no code of the project. They need the packages and the bindings in place.
import { run, runBin } from "./shared.mjs";

/** @type {import("./steps.mjs").Step[]} */
export const checks = [
  ["cargo fmt", () => run("cargo", ["fmt", "--all", "--check"])],
  [
    "clippy",
    () => run("cargo", ["clippy", "--locked", "--workspace", "--all-targets", "--", "--deny", "warnings"]),
  ],
  ["tsc", () => runBin("tsc", [])],
  // A service worker has no document, and what a page has not.
  ["tsc of the worker", () => runBin("tsc", ["--project", "www/src/offline/worker"])],
  ["eslint", () => runBin("eslint", ["."])],
  ["prettier", () => runBin("prettier", ["--check", "--log-level", "warn", "."])],
];
