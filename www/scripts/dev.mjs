// Vite's server on the sources, for work on the page.
import { main, runBin, runScript } from "./shared.mjs";

await main(async () => {
  await runScript("setup.mjs");
  await runScript("wasm.mjs");
  await runBin("vite", ["--config", "www/vite.config.ts"]);
});
