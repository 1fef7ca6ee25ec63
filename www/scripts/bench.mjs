// The measurements. The programs we compare with are installed in www/bench, apart from the project's own.
import path from "node:path";
import { installPackages } from "./packages.mjs";
import { main, root, run, runScript } from "./shared.mjs";

await main(async () => {
  await runScript("build.mjs");
  await installPackages(path.join(root, "www/bench"));
  await run(process.execPath, ["www/bench/bench.mjs", ...process.argv.slice(2)]);
});
