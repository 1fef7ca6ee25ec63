// The site. Relative addresses let it be served from any folder.
import path from "node:path";
import { defineConfig, type Plugin } from "vite";

/** What is fetched later comes without styles and unannounced, so a plain import does; Vite's own helper is a kilobyte. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
};

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [plainImports],
  worker: { format: "es" },
  build: {
    target: "es2022",
    // light-dark() is left as it is.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    outDir: path.resolve(import.meta.dirname, "../dist/site"),
    emptyOutDir: true,
    // Nothing inline, as the page's Content-Security-Policy has it.
    assetsInlineLimit: 0,
    // Preloading what is fetched later would cost more code than it saves time.
    modulePreload: false,
    rolldownOptions: {
      input: ["index.html", "embed.html"].map((page) => path.resolve(import.meta.dirname, page)),
      output: {
        codeSplitting: {
          // What every figure needs comes in one piece, which packs better than several.
          groups: [
            {
              name: "figure",
              test: /lit-html.(?!directive)|src.(scene.(?!edgePlaces)|elements)|model.(?!positionOrder|reasons|lab|instances|preferences|edges|form|pageController|bounds|check|patterns|surveyor)/,
            },
            // A figure alone has notices and a labelling as well, and nothing of the page.
            { name: "notices", test: /views.faults|messages.(index|players.player)\.ts/ },
            // What is said of positions is asked for at once, and by what their boards fetch later.
            {
              name: "boards",
              test: /views.boards.(\w+.)?(board|boards|registry|en|zh|ends)\.ts|messages.(english|chinese)/,
            },
            // So does what the page needs at once of that which later parts use, too.
            {
              name: "page",
              test: /views.(theorem|quantities|binaryColumns|why|textField|longField|proseShelf|sheet|conventionChoice|page|panel|header|local)\.ts/,
            },
          ],
        },
      },
    },
  },
});
