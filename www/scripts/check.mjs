// Formatting, lints and types of both languages.
import { checks } from "./checks.mjs";
import { runScript } from "./shared.mjs";
import { runSteps } from "./steps.mjs";

await runSteps([
  ["set-up", () => runScript("setup.mjs", "--test")],
  ["wasm", () => runScript("wasm.mjs")],
  ...checks,
]);
