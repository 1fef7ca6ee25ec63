import type { Plugin } from "vite";

/** What is fetched later comes without styles and unannounced, so a plain import does; Vite's own helper is a kilobyte. */
export const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
};
