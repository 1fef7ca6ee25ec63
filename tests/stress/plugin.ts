// The page with switches in its address that strain it (said.ts): a build for tests alone.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { compiled } from "../../www/scripts/words.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const SAID = JSON.stringify(path.join(import.meta.dirname, "said.ts"));
const SRC = path.join(root, "www/src/");

/** A file of texts that is no module is one here, of this name. */
const AS_MODULE = ".strained.js";

/** Single places of the page that a switch takes hold of: the file, what stands there, and what stands there for it. */
const PLACES = [
  [
    "solver/pageLaunch.ts",
    "return (await answer.json()) as Catalogue;",
    "return $saidAll((await answer.json()) as Catalogue);",
  ],
  ["model/store.ts", "of this.#minders)", "of $shuffled(this.#minders))"],
  ["model/store.ts", "of this.#listeners)", "of $shuffled(this.#listeners))"],
] as const;

export const strained: Plugin = {
  name: "strained",
  enforce: "pre",
  async resolveId(source, importer) {
    if (!source.endsWith(".json") || !importer) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found?.id.startsWith(path.join(SRC, "solver/prose")) ? found.id + AS_MODULE : null;
  },
  load(id) {
    if (id.endsWith(AS_MODULE)) {
      const text = readFileSync(id.slice(0, -AS_MODULE.length), "utf8");
      return `import { saidAll } from ${SAID};\nexport default saidAll(${text});\n`;
    }
    const [, folder = "", language] = /^(.*)\/words\.(en|zh)\.ts$/.exec(id) ?? [];
    if (language !== "en" && language !== "zh") return null;
    const file = path.posix.join(path.relative(root, folder).split(path.sep).join("/"), "words.toml");
    return `import { said as $said } from ${SAID};\n${compiled(file, undefined, "$said")[language]}`;
  },
  transform(code, id) {
    if (!id.startsWith(SRC) || !id.endsWith(".ts") || /\/words\.(en|zh)\.ts$/.test(id)) return null;
    // Of a texts.toml the module has each text in all languages.
    let text = code.replace(/\b(en|zh): ("(?:[^"\\\n]|\\.)*")/g, "$1: $said($2)");
    for (const [file, from, to] of PLACES) {
      if (!id.endsWith(file)) continue;
      // A switch that has no hold any more would strain nothing, and say so to nobody.
      if (!text.includes(from)) throw new Error(`${file} has no “${from}”`);
      text = text.replace(from, to);
    }
    return text === code
      ? null
      : {
          code: `import { said as $said, saidAll as $saidAll, shuffled as $shuffled } from ${SAID};\n${text}`,
          map: null,
        };
  },
};
