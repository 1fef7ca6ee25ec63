// Brings what is generated up to date, and formats the sources of both languages.
import { main, run, runBin, runScript } from "./shared.mjs";

await main(async () => {
  await runScript("setup.mjs");
  await run("cargo", ["test", "--locked", "--package", "mexplorer-wasm"], { env: { UPDATE_WIRE: "1" } });
  await run("cargo", ["fmt", "--all"]);
  await runBin("prettier", ["--write", "--log-level", "warn", "."]);
});
