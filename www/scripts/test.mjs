// Every test, in the order in which a failure is cheapest to find.
import { createServer } from "node:net";
import { checks } from "./checks.mjs";
import { run, runBin, runScript } from "./shared.mjs";
import { runSteps } from "./steps.mjs";

await runSteps([
  ["set-up", () => runScript("setup.mjs", "--test")],
  ["wasm", () => runScript("wasm.mjs")],
  ...checks,
  ["cargo test", () => run("cargo", ["test", "--locked", "--workspace"])],
  ["32 bits", narrow],
  ["build", () => runScript("build.mjs")],
  ["vitest", () => runBin("vitest", ["run", "--config", "tests/vitest.config.ts"])],
  ["webkit", () => runScript("testWebkit.mjs", "--if-there")],
  ["playwright", playwright],
]);

/** The solver's tests once more with addresses of 32 bits and with vector instructions, as browsers have them. */
async function narrow() {
  const target = "wasm32-wasip1";
  // A panic ends the program there, and with it what the harness would have kept back.
  await run("cargo", ["test", "--locked", "--lib", "--tests", "--target", target, "--", "--nocapture"], {
    env: {
      CARGO_TARGET_WASM32_WASIP1_RUNNER: "node --no-warnings www/scripts/wasi.mjs",
      CARGO_PROFILE_TEST_DEBUG: "0",
    },
  });
}

/** A free port lets two test runs on one machine keep out of each other's way. */
async function playwright() {
  const config = ["--config", "tests/browser/playwright.config.ts"];
  await runBin("playwright", ["test", ...config], { env: { PORT: String(await freePort()) } });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === "object" ? address.port : 4321));
    });
  });
}
