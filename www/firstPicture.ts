// What a first visitor sees stands in the page when the site is built, and all that the page needs at first is asked for
// at once.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { build, type Plugin, type Rolldown } from "vite";
import { LANGUAGES } from "./src/model/languages.ts";

const www = import.meta.dirname;
/** Marks what nothing needs any longer once the page is there. */
const MEANWHILE = " data-meanwhile";
/** Where the links to its styles come in each shadow root of what was drawn. */
const STYLES = "<!--styles-->";

interface Drawn {
  /** The page's content. */
  text: string;
  /** The link of what is drawn. */
  link: string;
  styles: string;
  /** The files that were fetched for it. */
  fetched: string[];
  /** Those that are fetched besides for a first game. */
  played: string[];
  /** What the page asks its solver there, with the answers. */
  foreseen: string;
}

/** The addresses of what the page needs at first. */
interface Files {
  first: string;
  drawn: string;
  figure: string;
  shared: string;
  /** Tags that name the words in each language. */
  words: string;
  /** Tags that name what a first game is played with. */
  game: string;
  /** Tags that ask for what else is needed at once. */
  early: string;
}

export function firstPicture(): Plugin {
  let drawn: Drawn;
  return {
    name: "first-picture",
    async buildStart() {
      if (this.environment.mode !== "build") return;
      drawn = await draw();
      this.emitFile({ type: "asset", name: "first.js", source: await firstScript() });
      this.emitFile({ type: "asset", name: "drawn.css", source: stylesOf(drawn) });
      this.emitFile({ type: "asset", name: "foreseen.json", source: drawn.foreseen });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const answer = (type: string, text: string): void => {
          response.setHeader("Content-Type", type);
          response.end(text);
        };
        if (request.url === "/first.js") firstScript().then((text) => answer("text/javascript", text), next);
        else if (request.url === "/drawn.css") answer("text/css", stylesOf(drawn));
        else if (request.url === "/foreseen.json") answer("application/json", drawn.foreseen);
        else next();
      });
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { filename, bundle }) {
        if (path.basename(filename) === "embed.html")
          return bundle ? html.replace("</title>", `$&${early(bundle)}`) : html;
        if (!bundle) drawn = await draw();
        const files = bundle ? built(bundle, drawn) : SOURCES;
        const link = (href: string, more = ""): string => `<link rel="stylesheet" href="${href}"${more}>`;
        const text = drawn.text.replaceAll(
          STYLES,
          [files.figure, files.shared, files.drawn].map((href) => link(href)).join(""),
        );
        const [watch = ""] = /<script src="[^"]*watch.js"><\/script>/.exec(html) ?? [];
        const [own = ""] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
        const sheets = [own, link(files.shared), link(files.drawn, MEANWHILE)];
        const soon = (sheet: string): string => sheet.replace('rel="stylesheet"', 'rel="preload" as="style"');
        // Six files at a time is what a browser asks of a server, so those that are seen come first.
        const head = [
          // A part of what was drawn stands elsewhere than in the whole.
          '<link rel="expect" href="#page" blocking="render">',
          // Nobody waits until the next one has come.
          `<link rel="preload" as="script" href="${files.first}">`,
          ...[...sheets, link(files.figure)].map(soon),
          // Hears of everything that fails after it.
          watch,
          files.words,
          ...sheets,
          files.early,
          files.game,
        ].join("");
        return html
          .replace(watch, "")
          .replace(own, "")
          .replace("<html ", `<html data-drawn="${drawn.link}" `)
          .replace("</title>", `$&${head}`)
          .replace(
            '<div id="page">',
            // In the body, because nothing can be said before there is one, and this script may not come.
            `<script src="${files.first}"${MEANWHILE}></script>$&${text}`,
          );
      },
    },
  };
}

const SOURCES: Files = {
  first: "/first.js",
  drawn: "/drawn.css",
  figure: "/src/styles/figure.css",
  shared: "/src/styles/shared.css",
  words: "",
  game: "",
  early: '<link rel="later" as="fetch" crossorigin href="/foreseen.json" id="foreseen">',
};

/** The page's first content, drawn by the page's own code in a process of its own: it needs a document. */
async function draw(): Promise<Drawn> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    path.join(www, "scripts/draw.mjs"),
    STYLES,
  ]);
  return JSON.parse(stdout) as Drawn;
}

function stylesOf({ styles }: Drawn): string {
  return readFileSync(path.join(www, "src/views/shell/drawn.css"), "utf8") + styles;
}

/** What runs before the page is seen, as a script that is no module. */
async function firstScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      target: "es2022",
      write: false,
      modulePreload: false,
      rolldownOptions: { input: path.join(www, "src/first.ts"), output: { format: "iife" } },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output[0].code;
}

/** Finds files of a built site by what they were made of. */
function filesOf(bundle: Rolldown.OutputBundle): {
  named: (asset: string) => string;
  holding: (module: string) => string[];
} {
  const all = Object.values(bundle);
  const chunks = all.filter((one) => one.type === "chunk");
  return {
    named: (asset) => {
      const file = all.find((one) => one.type === "asset" && one.names.includes(asset));
      if (!file) throw new Error(`${asset} was not built`);
      return `./${file.fileName}`;
    },
    /** Those with a module and with all that it imports. */
    holding: (module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path.join(www, module)));
      if (!chunk) throw new Error(`${module} was not built`);
      const files = new Set([chunk.fileName]);
      // A set goes on with what is added to it on the way.
      for (const file of files)
        for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(next);
      return [...files];
    },
  };
}

/** What a figure in a frame needs at first, asked for at once: one file would otherwise wait for the other. */
function early(bundle: Rolldown.OutputBundle): string {
  const { named, holding } = filesOf(bundle);
  const files = new Set(["src/embed.ts", "src/views/figure/alone/alone.ts"].flatMap(holding));
  return [
    ...[...files].map((file) => `<link rel="modulepreload" crossorigin href="./${file}">`),
    // With what was foreseen for one game, which is answered before the wasm is there.
    ...["figure.css", "shared.css", "catalogue.json", "foreseen.json", "mexplorer_core.wasm"].map((file) => {
      const id = file === "foreseen.json" ? ' id="foreseen"' : "";
      return `<link rel="preload" as="fetch" crossorigin href="${named(file)}"${id}>`;
    }),
  ].join("");
}

/** The addresses in a built site. */
function built(bundle: Rolldown.OutputBundle, drawn: Drawn): Files {
  const { named, holding } = filesOf(bundle);
  const modules = new Set([...holding("src/main.ts"), ...drawn.fetched.flatMap(holding)]);
  const words = LANGUAGES.flatMap((language) =>
    [...new Set(["figure", "shell"].flatMap((folder) => holding(`src/views/${folder}/words.${language}.ts`)))]
      .filter((file) => !modules.has(file))
      .map((file) => `<link rel="words" hreflang="${language}" href="./${file}">`),
  );
  const fetched = (rel: string, name: string, more = ""): string =>
    `<link rel="${rel}" as="fetch" crossorigin href="${named(name)}"${more}>`;
  return {
    first: named("first.js"),
    drawn: named("drawn.css"),
    figure: named("figure.css"),
    shared: named("shared.css"),
    words: words.join(""),
    game: [...new Set(drawn.played.flatMap(holding))]
      .filter((file) => !modules.has(file))
      .map((file) => `<link rel="game" crossorigin href="./${file}">`)
      .join(""),
    early: [
      ...[...modules].map((file) => `<link rel="modulepreload" crossorigin href="./${file}">`),
      fetched("preload", "catalogue.json"),
      // What first.ts asks for after that. The wasm comes last: until it is there, what was foreseen is answered.
      fetched("later", "foreseen.json", ' id="foreseen"'),
      fetched("later", "mexplorer_core.wasm", ' fetchpriority="low"'),
    ].join(""),
  };
}
