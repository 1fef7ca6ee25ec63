import path from "node:path";
import { defineConfig } from "vitest/config";
import { texts } from "../www/texts.ts";

/** Every call, command and link in the documents of the site is tried, and the paper is typeset. */
const DOCUMENTS = ["docs", "docsPrograms", "paper"].map((name) => `tests/boundary/${name}.test.ts`);

/** What takes minutes. */
const LONG = ["tests/boundary/knownLong.test.ts"];

export default defineConfig({
  root: path.resolve(import.meta.dirname, ".."),
  plugins: [texts],
  test: {
    // A call of the wasm that returns a reference makes Node 20 end at times, once its compiler has inlined it.
    execArgv: process.version.startsWith("v20.") ? ["--no-turbo-inline-js-wasm-calls"] : [],
    // Files take their colours from a style sheet.
    css: { include: /styles\/(?:tokens|strokes|miniature)\.css/ },
    // How long a test takes is no test. What hangs ends by this, in milliseconds, on the busiest machine as well.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: "modules",
          include: ["boundary", "fuzz", "generated", "page", "years"].map(
            (folder) => `tests/${folder}/**/*.test.ts`,
          ),
          exclude: [...DOCUMENTS, ...LONG],
        },
      },
      {
        extends: true,
        test: { name: "documents", include: DOCUMENTS },
      },
      {
        extends: true,
        test: { name: "long", include: LONG },
      },
      {
        extends: true,
        // Tests of the page that need no browser are written as those in browsers are.
        resolve: { alias: { "@playwright/test": path.resolve(import.meta.dirname, "flows/playwright.ts") } },
        test: {
          name: "flows",
          include: ["tests/flows/**/*.test.ts"],
          environment: "happy-dom",
        },
      },
      {
        extends: true,
        test: {
          name: "package",
          include: ["tests/package/**/*.test.ts"],
          globalSetup: "tests/package/packed.ts",
        },
      },
    ],
  },
});
