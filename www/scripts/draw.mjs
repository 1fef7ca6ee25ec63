// Prints what the page shows at first, drawn by its own code in a document without a screen, and what it asks its solver
// there: `node draw.mjs`.
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as turn } from "node:timers/promises";
import { window } from "./document.mjs";
import { Markup } from "./markup.mjs";
import { pageCode } from "./pageCode.mjs";
import { bindings, root } from "./shared.mjs";

/** The place for the picture, width and height in pixels: beside the panel, and above it on a narrow screen. */
const STAGES = { wide: "1032 630", narrow: "358 440" };
const LANGUAGES = /** @type {const} */ ({ en: "en", zh: "zh-CN" });

/** Longer, in milliseconds, only a page takes that waits for an answer that never comes. */
const PATIENCE = 180_000;
setTimeout(() => {
  console.error("The first picture is not drawn: something is waited for that does not come.");
  process.exit(1);
}, PATIENCE);

const runner = await pageCode();
const { draw, foresee } = /** @type {typeof import("../src/drawn.ts")} */ (
  await runner.import("/src/drawn.ts")
);
const wasm = await WebAssembly.compile(readFileSync(path.join(bindings, "mexplorer_bg.wasm")));

/** @param {keyof typeof LANGUAGES} language @param {string} stage */
async function page(language, stage) {
  const host = window.document.createElement("div");
  host.dataset["stage"] = stage;
  window.document.body.append(host);
  const link = await draw(/** @type {never} */ (host), language, wasm);
  // The figure draws itself at the end of the turn.
  await turn();
  return { host, link };
}

const markup = new Markup(process.argv[2] ?? "");
let [text, link] = ["", ""];
for (const [language, lang] of /** @type {["en" | "zh", string][]} */ (Object.entries(LANGUAGES))) {
  const wide = await page(language, STAGES.wide);
  const narrow = await page(language, STAGES.narrow);
  // The two differ in nothing but the picture.
  const [canvas, other] = [wide, narrow].map(({ host }) =>
    host.querySelector("mex-graph")?.shadowRoot?.querySelector(".canvas"),
  );
  if (!canvas || !other) throw new Error("no picture was drawn");
  canvas.classList.add("wide");
  other.classList.add("narrow");
  canvas.setAttribute("data-stage", STAGES.wide);
  other.setAttribute("data-stage", STAGES.narrow);
  // What is the same in both languages is near enough to be found by whatever compresses the page: it looks back 32 kB.
  if (language === "en") canvas.before(other);
  else canvas.after(other);
  text += `<div class="drawn" lang="${lang}">${markup.of(wide.host)}</div>`;
  ({ link } = wide);
}
const fetched = [...runner.evaluatedModules.idToModuleMap.values()]
  .filter(({ evaluated }) => evaluated)
  .map(({ id }) => path.relative(path.join(root, "www"), id))
  .filter((file) => file.startsWith("src/solver/prose/theorems/"));
const foreseen = await foresee(wasm);
// The server and the document would keep the process.
process.stdout.write(JSON.stringify({ text, link, styles: markup.styles, fetched, foreseen }), () =>
  process.exit(),
);
