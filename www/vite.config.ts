// The site. Relative addresses let it be served from any folder.
import path from "node:path";
import { defineConfig, type Plugin } from "vite";
import { bundled } from "./bundled.ts";
import { firstPicture } from "./firstPicture.ts";
import { plainImports } from "./plainImports.ts";
import { LANGUAGES } from "./src/model/languages.ts";
import { absoluteTags, siteUrl } from "./scripts/siteUrl.mjs";
import { texts } from "./texts.ts";

/** Whose words every figure needs, and whose the page besides. */
const FIGURE_WORDS = ["views/kit/figure", "views/graph", "views/figure"];
const PAGE_WORDS = ["views/kit", "messages/faults", "views/form", "views/panel", "views/shell"];

/**
 * What comes in one piece, because it is needed at once: what every figure needs, and what the page needs besides; and in
 * each language the words of a figure, and those of the page besides; and what a first game is played with. Each is some
 * modules, all that these import, and what that imports, unless it is in a piece before. What the words share is in the first.
 */
const PIECES: Readonly<Record<string, readonly string[]>> = {
  figure: [
    "elements/onSite.ts",
    ...LANGUAGES.map((code) => `messages/locale.${code}.ts`),
    // What the page needs at once and a part of a figure later must not be in the page's piece: that piece is the page.
    "views/kit/theorem/proseShelf.ts",
    "views/kit/theorem/filled.ts",
    "views/kit/textField.ts",
    "model/lessons/keeping.ts",
    "model/progress.ts",
    "views/play/daily.ts",
    "views/boards/stonesBeside.ts",
    "views/kit/words.ts",
    "messages/glossary/index.ts",
  ],
  page: ["main.ts"],
  game: ["views/play/view.ts", "views/play/first/first.ts", "views/boards/heaps/play.ts"],
  ...wordsIn("figure", FIGURE_WORDS),
  ...wordsIn("page", PAGE_WORDS),
};

/** The words of some folders, a piece for each language. */
function wordsIn(name: string, folders: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(
    LANGUAGES.map((code) => [`${name}-${code}`, folders.map((folder) => `${folder}/words.${code}.ts`)]),
  );
}

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

function pieceOf(id: string, modules: Modules): string | null {
  const found = Object.entries(PIECES).find(([name, firsts]) => importedBy(name, firsts, modules).has(id));
  return found?.[0] ?? null;
}

/** Where the address of the site is known, its first page says it. */
const knownAddress: Plugin = {
  name: "known-address",
  transformIndexHtml: (html, { filename }) => {
    const site = siteUrl();
    return site === undefined || path.basename(filename) !== "index.html"
      ? html
      : html.replace("</head>", `  ${absoluteTags(site)}\n  </head>`);
  },
};

const known = new Map<string, Set<string>>();

function importedBy(name: string, firsts: readonly string[], modules: Modules): Set<string> {
  const all =
    known.get(name) ?? new Set(firsts.map((file) => path.resolve(import.meta.dirname, "src", file)));
  // A set goes on with what is added to it on the way.
  if (!known.has(name))
    for (const id of all) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) all.add(next);
  known.set(name, all);
  return all;
}

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [texts, plainImports, firstPicture(), knownAddress, bundled("site")],
  worker: { format: "es", plugins: () => [bundled("site")] },
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
          groups: [{ name: pieceOf, debugName: "what is needed at once" }],
        },
      },
    },
  },
});
