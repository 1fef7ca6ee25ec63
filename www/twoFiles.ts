// The element comes in two files: what a figure needs to be drawn and to say why, and what it needs when somebody asks for more.
import type { Plugin, Rolldown } from "vite";

/** The second file. */
const MORE = "mex-graph-more";

/** Begins what is in it: whatever is fetched where these lists name it, which most readers of a figure never open. */
const LISTS = [/\/views\/registry\.ts$/, /\/lessons\/stories\/shelf\.ts$/];
/** And what they do with a board but look at it. */
const BOARDS = /\/boards\/\w+\/(play|editor)\.ts$/;

interface Modules {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, "importedIds" | "dynamicallyImportedIds"> | null;
}

/** Two files, and which module is in which follows from what leads to it from the entry. */
export function twoFiles(entry: string): Rolldown.CodeSplittingOptions {
  let first: Set<string> | undefined;
  const name = (id: string, modules: Modules): string => {
    first ??= neededFirst(entry, modules);
    return first.has(id) ? "mex-graph" : MORE;
  };
  return { groups: [{ name, debugName: "the two files of the element" }] };
}

/** All that the entry imports, also what is fetched later, but for what is asked for. */
function neededFirst(entry: string, modules: Modules): Set<string> {
  const found = new Set([entry]);
  // A set goes on with what is added to it on the way.
  for (const id of found) {
    const info = modules.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) found.add(next);
    if (LISTS.some((list) => list.test(id))) continue;
    for (const next of info?.dynamicallyImportedIds ?? []) if (!BOARDS.test(next)) found.add(next);
  }
  return found;
}

/**
 * Makes scripts of the two that are no modules: such a one may come from any server, or from a folder. The second is added to
 * the page by a tag, from where the first came from, and is handed what the first holds.
 */
export const plainScripts: Plugin = {
  name: "plain-scripts",
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      if (chunk.isEntry && chunk.imports.length > 0)
        throw new Error("the first file cannot wait for the second");
      const [before, after] = chunk.isEntry ? FIRST : SECOND;
      chunk.code = asciiOf(`${before}${chunk.code}${after}`);
    }
  },
};

const HANDED = 'globalThis[Symbol.for("mex-graph")]';

/** All that the first file requires, by promises, is the second. */
const FIRST = [
  `(() => {
"use strict";
const exports = {};
const own = document.currentScript ?? document.querySelector('script[src$="mex-graph.js"]');
let coming;
const require = () => (coming ??= new Promise((resolve, reject) => {
  const script = document.createElement("script");
  const address = new URL("${MORE}.js", own?.src ?? document.baseURI).href;
  script.src = exports.trusted(address);
  script.nonce = own?.nonce ?? "";
  script.onload = () => {
    const more = {};
    ${HANDED}(() => exports, more);
    resolve(more);
  };
  script.onerror = () => {
    coming = undefined;
    reject(new Error(address));
  };
  document.head.append(script);
}));
`,
  "})();\n",
] as const;

const SECOND = [`${HANDED} = (require, exports) => {\n"use strict";\n`, "};\n"] as const;

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
