// The site. Relative addresses let it be served from any folder.
import path from "node:path";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: path.resolve(import.meta.dirname, "../dist/site"),
    emptyOutDir: true,
    // Nothing inline, as the page's Content-Security-Policy has it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
