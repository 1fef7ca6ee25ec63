import path from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: path.resolve(import.meta.dirname, ".."),
  test: {
    // Files take their colours from a style sheet.
    css: { include: /tokens\.css/ },
    include: ["tests/boundary/**/*.test.ts", "tests/page/**/*.test.ts"],
  },
});
