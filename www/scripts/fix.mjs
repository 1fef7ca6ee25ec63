// Brings what is generated up to date, and formats the sources of both languages.
import { types } from "./checks.mjs";
import { main, run, runBin, runScript } from "./shared.mjs";

/** Tests whose snapshots are files that follow from the sources, and links that are kept through the years. */
const GENERATED = ["tests/generated", "tests/years"];

await main(async () => {
  await runScript("setup.mjs");
  await types();
  await runScript("wasm.mjs");
  await runBin(
    "vitest",
    ["run", "--update", "--config", "tests/vitest.config.ts", "--project", "modules", ...GENERATED],
    {
      env: { FIX: "1" },
    },
  );
  await run("cargo", ["fmt", "--all"]);
  await runBin("prettier", ["--write", "--log-level", "warn", "."]);
});
