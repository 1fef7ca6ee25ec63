// What others load, by `--mode`: mexplorer is the solver in one file with the wasm inside, split has the wasm beside,
// mex-graph is the element in one file with everything inside.
import { readFileSync } from "node:fs";
import path from "node:path";
import { deflateRawSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const source = path.resolve(import.meta.dirname, "src");

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

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: "./",
  publicDir: false,
  plugins: [packedWasm],
  worker: { format: "es" },
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    outDir: path.resolve(import.meta.dirname, "../dist/lib"),
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    // Vite's own library mode would put every asset inside.
    rolldownOptions: {
      input: { [mode]: path.join(source, mode === "mex-graph" ? "elements" : "solver", `${mode}.ts`) },
      preserveEntrySignatures: "strict",
      output: {
        entryFileNames: "[name].js",
        assetFileNames: "mexplorer[extname]",
        // One file is one file: what the page fetches when it is needed is inside.
        codeSplitting: false,
      },
    },
  },
}));
