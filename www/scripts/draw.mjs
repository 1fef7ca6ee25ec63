// Prints what the page shows at first, drawn by its own code in a document without a screen, and what it asks its solver
// there: `node draw.mjs`.
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { createServer, isRunnableDevEnvironment } from "vite";
import { window } from "./document.mjs";
import { Markup } from "./markup.mjs";
import { bindings, root } from "./shared.mjs";

/** Shapes of the place for the picture, width by height: beside the panel, and above it on a narrow screen. */
const ASPECTS = { wide: 1.65, narrow: 0.83 };
const LANGUAGES = /** @type {const} */ ({ en: "en", zh: "zh-CN" });

const server = await createServer({
  root: path.join(root, "www"),
  configFile: false,
  logLevel: "error",
  server: { middlewareMode: true, ws: false, watch: null },
  appType: "custom",
  optimizeDeps: { noDiscovery: true },
});
const { ssr } = server.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error("the page's code cannot be run here");
const { runner } = ssr;
const { draw, foresee } = /** @type {typeof import("../src/drawn.ts")} */ (
  await runner.import("/src/drawn.ts")
);
const wasm = await WebAssembly.compile(readFileSync(path.join(bindings, "mexplorer_bg.wasm")));

/** @param {keyof typeof LANGUAGES} language @param {number} aspect */
async function page(language, aspect) {
  const host = window.document.createElement("div");
  host.dataset["aspect"] = String(aspect);
  window.document.body.append(host);
  const notation = await draw(/** @type {never} */ (host), language, wasm);
  // The figure draws itself at the end of the turn.
  await setTimeout();
  return { host, notation };
}

const markup = new Markup(process.argv[2] ?? "");
let [text, notation] = ["", ""];
for (const [language, lang] of /** @type {["en" | "zh", string][]} */ (Object.entries(LANGUAGES))) {
  const wide = await page(language, ASPECTS.wide);
  const narrow = await page(language, ASPECTS.narrow);
  // The two differ in nothing but the picture.
  const [canvas, other] = [wide, narrow].map(({ host }) =>
    host.querySelector("mex-graph")?.shadowRoot?.querySelector(".canvas"),
  );
  if (!canvas || !other) throw new Error("no picture was drawn");
  canvas.classList.add("wide");
  other.classList.add("narrow");
  canvas.setAttribute("data-aspect", String(ASPECTS.wide));
  other.setAttribute("data-aspect", String(ASPECTS.narrow));
  // What is the same in both languages is near enough to be found by whatever compresses the page: it looks back 32 kB.
  if (language === "en") canvas.before(other);
  else canvas.after(other);
  text += `<div class="drawn" lang="${lang}">${markup.of(wide.host)}</div>`;
  ({ notation } = wide);
}
const fetched = [...runner.evaluatedModules.idToModuleMap.values()]
  .filter(({ evaluated }) => evaluated)
  .map(({ id }) => path.relative(path.join(root, "www"), id))
  .filter((file) => file.startsWith("src/solver/prose/theorems/"));
const foreseen = await foresee(wasm);
// The server and the document would keep the process.
process.stdout.write(JSON.stringify({ text, notation, styles: markup.styles, fetched, foreseen }), () =>
  process.exit(),
);
