// What others load, and the site's service worker, by `--mode`.
import path from "node:path";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { bundled } from "./bundled.ts";
import { htmlTemplates } from "./htmlTemplates.ts";
import { ownExports } from "./ownExports.ts";
import { packedWasm } from "./packedWasm.ts";
import { plainImports } from "./plainImports.ts";
import { texts } from "./texts.ts";
import { ascii, elementFiles, plainScripts, wasmBeside } from "./elementFiles.ts";

const source = path.resolve(import.meta.dirname, "src");

/** The text of a worker that is inside a file, and not Vite's way of starting it, which no page takes that demands trusted types. */
const workerText: Plugin = {
  name: "worker-text",
  enforce: "post",
  transform(code, id) {
    if (!id.endsWith("?worker&inline")) return undefined;
    const [, text] = /^const jsContent = (".*");$/m.exec(code) ?? [];
    if (text === undefined) throw new Error(`the text of ${id} is not where it is looked for`);
    return { code: `export default ${text};`, map: null };
  },
};

/** The solver is in a file of its own beside what is written here. */
const solverBeside: Plugin = {
  name: "solver-beside",
  enforce: "pre",
  resolveId: (id) =>
    id.endsWith("/solver/mexplorer.ts") ? { id: "./mexplorer.js", external: true } : undefined,
};

/** The packed wasm is the solver’s. */
const packedBeside: Plugin = {
  name: "packed-beside",
  enforce: "pre",
  resolveId: (id) => (id === "./packedWasm.ts" ? { id: "./mexplorer-wasm.js", external: true } : undefined),
};

const WASM = /mexplorer_(core|rest)\.wasm\?url$/;

/** Leaves out what is fetched when a reader wants it, where there is none, or none who can. */
const without = (name: string, files: RegExp): Plugin => ({
  name: `no-${name}`,
  enforce: "pre",
  resolveId: (id, importer = "") => (files.test(path.resolve(importer, "..", id)) ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? "export default undefined;" : undefined),
});

/** Views, editors and boards to play on. */
const VIEW = /\/src\/views\/(commands|\w+\/(view|bar)|boards\/\w+\/(drawing|editor|play))\.ts$/;

/** What is looked for by name, which is done on the page alone. */
const NAMES = /\/src\/views\/commands\.ts$/;

/** How something is built. */
interface Build {
  /** What is written from which sources. */
  entries: Record<string, string>;
  folder?: "site";
  plugins?: Plugin[];
  signatures?: Rolldown.InputOptions["preserveEntrySignatures"];
  output?: Rolldown.OutputOptions;
}

/** Nothing in a script that is no module asks where it came from. */
const SCRIPT = { folder: "site", define: { "import.meta": "{}" } } as const;

/** The files of the element use what is in those before them. */
const ELEMENT = { signatures: "allow-extension" } as const;

const BUILDS: Record<string, Build & { define?: Record<string, string> }> = {
  // The solver with the wasm as a text, and with the wasm as it is, both of which lie with the scripts that are no modules; all else
  // they have in common.
  mexplorer: {
    entries: {
      mexplorer: "solver/mexplorer.ts",
      split: "solver/split.ts",
      "mexplorer-wasm": "solver/packedWasm.ts",
    },
    plugins: [packedWasm("./script/mex-graph-wasm.js")],
    output: {
      assetFileNames: "script/mexplorer[extname]",
      chunkFileNames: "mexplorer-[name].js",
      codeSplitting: {},
    },
  },
  // Figures without a browser and the command line: they share what is not the solver, and have that from mexplorer.js.
  headless: {
    entries: { figure: "headless/figure.ts", cli: "headless/cli/main.ts" },
    plugins: [solverBeside, without("views", VIEW)],
    output: { chunkFileNames: "headless-[name].js", codeSplitting: {} },
  },
  // The element, as modules with the packed wasm, and as scripts that are none with the wasm beside them.
  "mex-graph": {
    ...ELEMENT,
    entries: { "mex-graph": "elements/mex-graph.ts" },
    plugins: [packedBeside, without("wasm", WASM), without("commands", NAMES)],
    output: { codeSplitting: elementFiles(path.join(source, "elements/mex-graph.ts")) },
  },
  classic: {
    ...SCRIPT,
    ...ELEMENT,
    entries: { "mex-graph": "elements/classic.ts" },
    plugins: [packedWasm(), plainScripts, wasmBeside, without("commands", NAMES)],
    output: { format: "cjs", codeSplitting: elementFiles(path.join(source, "elements/classic.ts")) },
  },
  offline: {
    ...SCRIPT,
    entries: { offline: "offline/worker/worker.ts" },
    plugins: [ascii],
    signatures: false,
    output: { format: "iife" },
  },
};

export default defineConfig(({ mode }) => {
  const {
    entries,
    folder = "lib",
    plugins = [],
    signatures = "strict",
    output,
    define,
  } = BUILDS[mode] ?? {
    entries: {},
  };
  return {
    root: import.meta.dirname,
    base: "./",
    publicDir: false,
    plugins: [texts, workerText, plainImports, htmlTemplates, ownExports, bundled(mode), ...plugins],
    // The build of lit that asks for a document when it draws, and not when it is imported: a server imports the element, too.
    resolve: { conditions: ["node", "module", "production"] },
    worker: { format: "iife", plugins: () => [ownExports, bundled(mode)] },
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
        input: Object.fromEntries(
          Object.entries(entries).map(([name, entry]) => [name, path.join(source, entry)]),
        ),
        ...(define && { transform: { define } }),
        preserveEntrySignatures: signatures,
        output: {
          format: "es",
          banner: ({ name }) => (name === "cli" ? "#!/usr/bin/env node" : ""),
          entryFileNames: "[name].js",
          assetFileNames: "mexplorer[extname]",
          chunkFileNames: "[name].js",
          // One file is one file: what the page fetches when it is needed is inside.
          codeSplitting: false,
          ...output,
        },
      },
    },
  };
});
