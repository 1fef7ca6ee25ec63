import type { Plugin } from "vite";

/** How the bundler's own code goes through what a module exports. */
const WALK = "for (var name in all) {";

/**
 * A page may have given every object a property. The bundler's code takes any that it finds among the exports of a module
 * for one of them: here it takes only those that are.
 */
export const ownExports: Plugin = {
  name: "own-exports",
  transform(code, id) {
    if (id !== "\0rolldown/runtime.js") return undefined;
    if (code.split(WALK).length !== 2) throw new Error("the bundler goes through exports in another way");
    return { code: code.replace(WALK, "for (var name of Object.keys(all)) {"), map: null };
  },
};
