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
  ["build", () => runScript("build.mjs")],
  ["vitest", () => runBin("vitest", ["run", "--config", "tests/vitest.config.ts"])],
  ["playwright", playwright],
]);

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
      server.close(() => {
        resolve(address !== null && typeof address === "object" ? address.port : 4321);
      });
    });
  });
}
