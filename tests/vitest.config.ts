import path from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: path.resolve(import.meta.dirname, ".."),
  test: {
    include: ["tests/boundary/**/*.test.ts", "tests/page/**/*.test.ts"],
  },
});
