// The files of the element, and which module is in which: that follows from what leads to it from the entry.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin, Rolldown } from "vite";
import { packedText } from "./packedWasm.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./src/model/languages.ts";

/** What stands for a figure until it begins; what draws its graph and says why; what it shows beside that, or of a large one; what it
 * needs when somebody asks for more; and the wasm as a script. */
const [FIRST, FIGURE, BESIDE, MORE, WASM] = [
  "mex-graph",
  "mex-graph-figure",
  "mex-graph-beside",
  "mex-graph-more",
  "mex-graph-wasm",
];
/** The words of a graph stand with it in the language of whoever reads none of the others; those of each other one are a file. */
const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
const wordsIn = (language: string): string => `mex-graph-${language}`;
const FILES = [WASM, FIRST, FIGURE, ...OTHERS.map(wordsIn), BESIDE, MORE];
/** All of them in one. */
const ALL = "mex-graph-all";
/** What the bundler itself adds, where that is a file. */
const RUNTIME = "rolldown-runtime.js";

/** Of what is fetched later no graph is without these: how a figure begins, what stands around it, and its words. */
const BEGINNING = /\/elements\/\w+\.ts$|\/alone\.ts$|\/words\.\w+\.ts$/;
/** Begins what is in the fourth: whatever is fetched where these lists name it, which most readers of a figure never open. */
const LISTS = [/\/views\/registry\.ts$/, /\/lessons\/stories\/shelf\.ts$/];
/** And what they do with a board but look at it. */
const BOARDS = /\/boards\/\w+\/(play|editor)\.ts$/;
/** The fifth, where it is not that of the solver. */
const PACKED = /^\0virtual:mexplorer-wasm$|\/solver\/packedWasm\.ts$/;

interface Modules {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, "importedIds" | "dynamicallyImportedIds"> | null;
}

export function elementFiles(entry: string): Rolldown.CodeSplittingOptions {
  let sets: ReadonlyArray<readonly [name: string, ids: ReadonlySet<string>]> | undefined;
  const name = (id: string, modules: Modules): string => {
    sets ??= [
      [FIRST, neededBy(entry, modules, () => false)],
      [FIGURE, neededBy(entry, modules, (next) => BEGINNING.test(next))],
      [
        BESIDE,
        neededBy(entry, modules, (next, by) => !LISTS.some((list) => list.test(by)) && !BOARDS.test(next)),
      ],
    ];
    if (PACKED.test(id)) return WASM;
    const [file = MORE] = sets.find(([, ids]) => ids.has(id)) ?? [];
    const other = OTHERS.find((language) => id.endsWith(`/words.${language}.ts`));
    return file === FIGURE && other ? wordsIn(other) : file;
  };
  // What a file needs goes with it, unless an earlier one has it.
  const groups = FILES.map((file, place) => ({
    name: (id: string, modules: Modules) => (name(id, modules) === file ? file : null),
    priority: -place,
  }));
  return { groups };
}

/** All that a module imports, also of what is fetched later where that is followed. */
function neededBy(
  first: string,
  modules: Modules,
  isFollowed: (id: string, by: string) => boolean,
): Set<string> {
  const found = new Set([first]);
  // A set goes on with what is added to it on the way.
  for (const id of found) {
    const info = modules.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) found.add(next);
    for (const next of info?.dynamicallyImportedIds ?? []) if (isFollowed(next, id)) found.add(next);
  }
  return found;
}

/**
 * Makes scripts of them that are no modules: such a one may come from any server, or from a folder. Each adds itself by its name
 * to those of its version; the first adds the others to the page by a tag, from where it came from itself, when they are needed.
 */
export const plainScripts: Plugin = {
  name: "plain-scripts",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
    // Several versions on one page have nothing in common.
    const version = createHash("sha256");
    for (const { code } of chunks) version.update(code);
    const parts = `globalThis[Symbol.for("mex-graph ${version.digest("base64url").slice(0, 12)}")]`;
    // What a file takes from others at once comes with it.
    const needed = Object.fromEntries(
      chunks.map(({ fileName, imports }) => [fileName, imports.filter((name) => name !== RUNTIME)]),
    );
    for (const chunk of chunks) {
      const { isEntry, imports, fileName, code } = chunk;
      if (isEntry && imports.length > 0) throw new Error("the first file cannot wait for another one");
      const packed = chunk.name === WASM ? packedText() : "";
      const before = `(${parts} ??= {})["${fileName}"] = (require, exports, base) => {\n"use strict";\n`;
      const after = isEntry ? `(${LOADER})(${parts}, "${FIRST}.js", ${JSON.stringify(needed)});\n` : "";
      chunk.code = asciiOf(`${packed}${before}${code}};\n${after}`);
    }
    const first = chunks.find(({ isEntry }) => isEntry);
    // What the bundler itself adds is short, and all but the first need it.
    const own = chunks.find(({ fileName }) => fileName === RUNTIME);
    if (first && own) first.code = own.code + first.code;
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- so a bundle is told that there is no such file
    if (own) delete bundle[RUNTIME];
    // The first of them runs.
    const order = [...FILES.filter((name) => name !== FIRST), FIRST].map(
      (name) => chunks.find((each) => each.name === name)?.code ?? "",
    );
    this.emitFile({ type: "asset", fileName: `${ALL}.js`, source: order.join("") });
  },
};

/** Runs the first file, and the others when they are asked for: at once where they are there, else by a promise. */
const LOADER = `(parts, first, needed) => {
  const own = document.currentScript ?? document.querySelector('script[src*="mex-graph"]');
  const base = own?.src || document.baseURI;
  const made = {};
  const coming = {};
  const make = (name) => {
    if (!made[name]) parts[name](require, (made[name] = {}), base);
    return made[name];
  };
  // It is on its way while the program runs: together they would both come later.
  const foresee = () => {
    if (!/^https?:/.test(base)) return;
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
    link.href = new URL("mexplorer-core.wasm", base).href;
    link.onload = link.onerror = () => link.remove();
    document.head.append(link);
  };
  const add = (name) => new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const address = new URL(name, base).href;
    script.src = made[first].trusted(address);
    script.nonce = own?.nonce ?? "";
    script.onload = () => {
      script.remove();
      if (name === "${FIGURE}.js") foresee();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      delete coming[name];
      reject(new Error(address));
    };
    document.head.append(script);
  });
  const require = (path) => {
    const name = path.replace("./", "");
    const missing = [...needed[name], name].filter((each) => !parts[each]);
    if (missing.length === 0) return make(name);
    return Promise.all(missing.map((each) => (coming[each] ??= add(each)))).then(() => make(name));
  };
  make(first);
}`;

/** In scripts that are no modules the two files of the wasm are beside the first of them. */
export const wasmBeside: Plugin = {
  name: "wasm-beside",
  enforce: "pre",
  resolveId: (id) => {
    const [, part] = /mexplorer_(core|rest)\.wasm\?url$/.exec(id) ?? [];
    return part && `\0wasm-${part}`;
  },
  load: (id) => {
    const [, part] = /^\0wasm-(core|rest)$/.exec(id) ?? [];
    return part && `export default new URL("mexplorer-${part}.wasm", base).href;`;
  },
  generateBundle() {
    for (const part of ["core", "rest"]) {
      const file = path.join(import.meta.dirname, `src/solver/bindings/mexplorer_${part}.wasm`);
      this.emitFile({ type: "asset", fileName: `mexplorer-${part}.wasm`, source: readFileSync(file) });
    }
  },
};

/**
 * A page that does not say how it is written, such as one that is opened from a folder, takes its scripts to be written like
 * itself: so there is nothing in them but ASCII. Other characters stand in texts and patterns alone.
 */
export const ascii: Plugin = {
  name: "ascii",
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) if (chunk.type === "chunk") chunk.code = asciiOf(chunk.code);
  },
};

function asciiOf(code: string): string {
  return code.replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
