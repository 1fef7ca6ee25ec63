// The gate, in which every change is tried; with --full everything, as before a release.
import { createServer } from "node:net";
import path from "node:path";
import { ofPage, ofRust, setUp } from "./checks.mjs";
import { root, run, runBin, runScript } from "./shared.mjs";
import { runSteps } from "./steps.mjs";

/** @typedef {import("./steps.mjs").Step} Step */

const isFull = process.argv.includes("--full");

/** So many minutes texts and games are tried that are made by chance, the same every time. */
const FUZZ = ["10", "--seed", "1"];

const TEST = ["test", "--locked"];
/** Cases that are made by chance are the same every time here; `cargo test` alone makes others. */
const CASES = { PROPTEST_RNG_SEED: "1" };
const WASI = "wasm32-wasip1";
/** Node's collector, which runs beside a program, may meet memory that just grew. */
const RUNNER = ["node", "--no-warnings", "--single-threaded-gc", path.join(root, "www/scripts/wasi.mjs")];

/** The solver's tests with addresses of 32 bits and with vector instructions, as browsers have them.
 * @type {Step} */
const narrow = {
  name: "cargo test, 32 bits",
  work: () =>
    run(
      "cargo",
      [
        ...[...TEST, "--target", WASI, "--config", `target.${WASI}.runner=${JSON.stringify(RUNNER)}`],
        ...["--package", "mexplorer", "--package", "mexplorer-painter", "--lib", "--tests"],
        // A panic ends the program there, and with it what the harness would have kept back.
        ...["--", "--nocapture"],
      ],
      { env: { CARGO_PROFILE_TEST_DEBUG: "0", ...CASES } },
    ),
};

/** What else Rust is asked before a release: the same with addresses of 64 bits, with all examples of the documentation.
 * @type {Step[]} */
const wide = [
  { name: "cargo test, 64 bits", work: () => run("cargo", [...TEST, "--workspace"], { env: CASES }) },
  { name: "fuzz", work: () => runScript("fuzz.mjs", ...FUZZ), after: ["build"] },
  { name: "reproduce", work: () => runScript("reproduce.mjs") },
];

/** @type {Step[]} */
const builtPage = [
  { name: "build", work: () => runScript("build.mjs") },
  ...(isFull ? [{ name: "build with switches", work: () => runScript("stress.mjs") }] : []),
  {
    name: "vitest",
    work: () =>
      runBin("vitest", [
        "run",
        ...["--config", "tests/vitest.config.ts"],
        ...(isFull ? [] : ["--project", "modules", "--project", "flows"]),
      ]),
  },
];

/** @type {Step} */
const webkit = { name: "webkit", work: () => runScript("testWebkit.mjs", "--if-there") };

/** In the gate Rust is done first, and what browsers wait for leaves its core to the rest of the page's tests.
 * @type {Step} */
const inBrowsers = { name: "playwright", work: playwright, after: ["build"] };

await runSteps(
  [setUp, ...ofRust, narrow, ...(isFull ? wide : [inBrowsers])],
  [...ofPage, ...builtPage, ...(isFull ? [inBrowsers, webkit] : [])],
);

/** A free port lets two test runs on one machine keep out of each other's way. */
async function playwright() {
  await runBin("playwright", ["test", "--config", "tests/browser/playwright.config.ts"], {
    env: { PORT: String(await freePort()), TIER: isFull ? "full" : "gate" },
  });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        resolve(address !== null && typeof address === "object" ? address.port : 4321);
      });
    });
  });
}
