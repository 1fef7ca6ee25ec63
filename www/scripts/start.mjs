// Builds the page and serves it on this machine.
import path from "node:path";
import { serve } from "./serve.mjs";
import { main, root, runScript } from "./shared.mjs";

await main(async () => {
  await runScript("build.mjs");
  const address = await serve(path.join(root, "dist/site"), Number(process.env["PORT"] ?? "4173"));
  console.log(`\nMexplorer: ${address}`);
});
