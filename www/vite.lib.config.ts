// What others load, by `--mode`: mexplorer is the solver in one file with the wasm inside, split has the wasm beside,
// mex-graph is the element with the wasm inside, classic the same as a script that is no module, figure writes pictures without
// a browser, cli is the command line, and offline the site's service worker, a script as well.
import { readFileSync } from "node:fs";
import path from "node:path";
import { deflateRawSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { plainImports } from "./plainImports.ts";
import { fileOf, plainScripts } from "./twoFiles.ts";

const source = path.resolve(import.meta.dirname, "src");

/** For each mode its entry, the folder that it is written to, and its name there if that is another. */
const ENTRIES: Record<string, [entry: string, folder: string, name?: string]> = {
  mexplorer: ["solver/mexplorer.ts", "lib"],
  split: ["solver/split.ts", "lib"],
  "mex-graph": ["elements/mex-graph.ts", "lib"],
  figure: ["headless/figure.ts", "lib"],
  cli: ["headless/cli/main.ts", "lib"],
  classic: ["elements/classic.ts", "site", "mex-graph"],
  offline: ["offline/worker/worker.ts", "site"],
};

/** Base64 in a string, and not a data: address, which many a Content-Security-Policy would refuse. */
const packedWasm: Plugin = {
  name: "packed-wasm",
  resolveId: (id) => (id === "virtual:mexplorer-wasm" ? `\0${id}` : undefined),
  load(id) {
    if (id !== "\0virtual:mexplorer-wasm") return undefined;
    const wasm = readFileSync(path.join(source, "solver/bindings/mexplorer_bg.wasm"));
    return `export default "${deflateRawSync(wasm, { level: 9 }).toString("base64")}"`;
  },
};

export default defineConfig(({ mode }) => {
  const [entry = "", folder = "", name = mode] = ENTRIES[mode] ?? [];
  const isClassic = mode === "classic";
  const isElement = isClassic || mode === "mex-graph";
  const isScript = folder === "site";
  const file = path.join(source, entry);
  return {
    root: import.meta.dirname,
    base: "./",
    publicDir: false,
    plugins: [packedWasm, plainImports, ...(isClassic ? [plainScripts] : [])],
    // The build of lit that asks for a document when it draws, and not when it is imported: a server imports the element, too.
    resolve: { conditions: ["node", "module", "production"] },
    worker: { format: "iife" },
    build: {
      target: "es2022",
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      outDir: path.resolve(import.meta.dirname, "../dist", folder),
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: 1200,
      // Vite's own library mode would put every asset inside.
      rolldownOptions: {
        external: /^node:/,
        input: { [name]: file },
        // Nothing in a script that is no module may ask where it came from.
        ...(isScript && { transform: { define: { "import.meta": "{}" } } }),
        // The second file of the element uses what is in the first.
        preserveEntrySignatures: isElement ? "allow-extension" : isScript ? false : "strict",
        output: {
          format: isClassic ? "cjs" : isScript ? "iife" : "es",
          ...(mode === "cli" && { banner: "#!/usr/bin/env node" }),
          entryFileNames: "[name].js",
          assetFileNames: "mexplorer[extname]",
          chunkFileNames: "[name].js",
          // Otherwise one file is one file: what the page fetches when it is needed is inside.
          codeSplitting: isElement && {
            groups: [{ name: fileOf(file), debugName: "the two files of the element" }],
          },
        },
      },
    },
  };
});
