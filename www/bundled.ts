import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const folder = path.resolve(import.meta.dirname, "../dist/bundled");
const names = new Set<string>();

/** Writes down, as a list of this name, the packages of which anything is in what is built: scripts/licences.mjs adds their licences. */
export function bundled(list: string): Plugin {
  return {
    name: "bundled",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        for (const id of chunk.type === "chunk" ? chunk.moduleIds : []) {
          const [, name] =
            /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? /^\0(rolldown)\//.exec(id) ?? [];
          if (name) names.add(name);
        }
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, `${list}.json`), JSON.stringify([...names].sort()));
    },
  };
}
