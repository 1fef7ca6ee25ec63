// Builds the page with switches that strain it, dist/stress, for tests alone: tests/stress.
import { main, runBin } from "./shared.mjs";

await main(() => runBin("vite", ["build", "--logLevel", "warn", "--config", "tests/stress/vite.config.ts"]));
