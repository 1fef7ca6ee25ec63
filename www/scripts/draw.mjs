// Prints what the page shows at first, drawn by its own code in a document without a screen, and what it asks its solver
// there: `node draw.mjs`.
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as turn } from "node:timers/promises";
import { window } from "./document.mjs";
import { Markup } from "./markup.mjs";
import { pageCode } from "./pageCode.mjs";
import { bindings, root } from "./shared.mjs";

/**
 * The place for the picture, width and height in pixels: beside the panel, and above it on a narrow screen; on a first visit
 * beside a board, and below it.
 */
const STAGES = {
  first: { wide: "672 680", narrow: "342 440" },
  other: { wide: "1032 630", narrow: "358 440" },
};

/** What is drawn and told at first, and what a first game is played with. */
const DRAWN = /^src\/(solver\/prose\/theorems\/.+|views\/boards\/\w+\/sketch\.ts)$/;
const PLAYED = /^src\/views\/(play\/view|play\/first\/first|boards\/\w+\/play)\.ts$/;

/** Longer, in milliseconds, only a page takes that waits for an answer that never comes. */
const PATIENCE = 180_000;
setTimeout(() => {
  console.error("The first picture is not drawn: something is waited for that does not come.");
  process.exit(1);
}, PATIENCE);

const runner = await pageCode();
const { draw, foresee, viewStyles } = /** @type {typeof import("../src/drawn.ts")} */ (
  await runner.import("/src/drawn.ts")
);
const wasm = await WebAssembly.compile(readFileSync(path.join(bindings, "mexplorer_bg.wasm")));

/** @param {import("../src/drawn.ts").Visit} visit @param {"en" | "zh"} language @param {string} stage */
async function page(visit, language, stage) {
  const host = window.document.createElement("div");
  host.dataset["stage"] = stage;
  window.document.body.append(host);
  const { link, dispose } = await draw(/** @type {never} */ (host), visit, language, wasm);
  // The figure draws itself at the end of a turn, and what it is made of comes by and by.
  const awaited = visit === "first" ? [".canvas", ".boards .pile", ".first"] : [".canvas"];
  const root = host.querySelector("mex-graph")?.shadowRoot;
  while (!awaited.every((part) => root?.querySelector(part))) await turn();
  dispose();
  return { host, link };
}

const markup = new Markup(process.argv[2] ?? "");
let [text, link] = ["", ""];
for (const [visit, language, lang] of /** @type {const} */ ([
  ["other", "en", "en"],
  ["other", "zh", "zh-CN"],
  ["first", "en", "en"],
  ["first", "zh", "zh-CN"],
])) {
  const stages = STAGES[visit];
  const wide = await page(visit, language, stages.wide);
  const narrow = await page(visit, language, stages.narrow);
  // The two differ in nothing but the picture.
  const [canvas, other] = [wide, narrow].map(({ host }) =>
    host.querySelector("mex-graph")?.shadowRoot?.querySelector(".canvas"),
  );
  if (!canvas || !other) throw new Error("no picture was drawn");
  canvas.classList.add("wide");
  other.classList.add("narrow");
  canvas.setAttribute("data-stage", stages.wide);
  other.setAttribute("data-stage", stages.narrow);
  // What is the same in both languages is near enough to be found by whatever compresses the page: it looks back 32 kB.
  if (language === "en") canvas.before(other);
  else canvas.after(other);
  text += `<div class="drawn" data-for="${visit}" lang="${lang}">${markup.of(wide.host)}</div>`;
  if (visit === "other") ({ link } = wide);
}
const evaluated = [...runner.evaluatedModules.idToModuleMap.values()]
  .filter(({ evaluated }) => evaluated)
  .map(({ id }) => path.relative(path.join(root, "www"), id));
const fetched = evaluated.filter((file) => DRAWN.test(file));
const played = evaluated.filter((file) => PLAYED.test(file));
const foreseen = await foresee(wasm);
const styles = viewStyles() + markup.styles;
// The server and the document would keep the process.
process.stdout.write(JSON.stringify({ text, link, styles, fetched, played, foreseen }), () => process.exit());
