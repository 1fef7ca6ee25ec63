// Graphs of very many positions: how soon they are seen whole, and what it costs to move them, beside Sigma.
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "vite";
import { median, noise } from "../cpu.mjs";
import { connect, valueOf } from "../ours.mjs";
import { panned } from "../panning.mjs";
import { atMost, milliseconds } from "../report.mjs";
import { chromium as browser, findBrowser } from "../../scripts/browsers.mjs";
import { serve } from "../../scripts/serve.mjs";
import * as bindings from "../../src/solver/bindings/mexplorer.js";

const root = path.resolve(import.meta.dirname, "../../..");
const ROUNDS = 5;
/** Device pixels of a tile's side, as the page asks for them. */
const TILE = 256;
const CANVAS = "mex-graph .far canvas";
/** As many points for Sigma as nim(82,82,82) has positions, in their places. */
const POINTS = { columns: 640, count: 98_770 };

/** @returns {Promise<import("../report.mjs").Section>} */
export async function far() {
  const title = "Large graphs seen whole (page of 1440 × 900)";
  const painting = tile();
  const executablePath = findBrowser(browser);
  if (!executablePath)
    return { title, rows: [painting], notes: ["no Chromium was found: the page was not measured"] };
  /** @type {typeof import("@playwright/test")} */
  const { chromium } = createRequire(path.join(root, "package.json"))("@playwright/test");
  const address = await serve(path.join(root, "dist/site"), 4953);
  const instance = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const context = await instance.newContext({ locale: "en", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const nim = await opened(page, address, "nim(1,2,3)", "82,82,82");
  const panning = await panned(page, context, CANVAS);
  const wythoff = await opened(page, address, "wythoff(1,2)", "280,280");
  const sigma = await withSigma(context);
  await instance.close();
  /** @param {string} what @param {number[]} all @param {number} most @param {number} [peer] */
  const row = (what, all, most, peer) => ({
    what,
    ours: milliseconds(median(all)),
    ...(peer !== undefined && { peer: `Sigma ${milliseconds(peer)}` }),
    mark: atMost(median(all), most, milliseconds),
    noise: noise(all),
  });
  return {
    title,
    rows: [
      row("nim(82,82,82), 98,770 positions: from Draw to the whole picture", nim, 1000),
      row("wythoff(280,280), 39,621 positions: the same", wythoff, 1200),
      row("panning nim(82,82,82): from frame to frame", panning.frames, 17, median(sigma.frames)),
      row("panning nim(82,82,82): the page’s scripts in a frame", [panning.script], 1, sigma.script),
      painting,
    ],
    notes: [
      `medians of ${ROUNDS} rounds, searching and placing included; whoever looks for the picture takes some of the time`,
      `Sigma draws as many points, without moves, in ${milliseconds(sigma.drawn)} once their places are known; both by software alone`,
    ],
  };
}

/** What the solver takes for a tile of the whole of a large graph, in this process. */
function tile() {
  connect();
  const { columns, count } = POINTS;
  const classes = Uint16Array.from({ length: count - (count % columns) }, (_, cell) => (cell * 7919) % 128);
  const picture = {
    columns,
    colours: ["#17191e", "#88ccee"],
    scale: ["#fde725", "#3e4a89"],
    ink: true,
  };
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < 9; round++) {
    const window = { cells: 3, pixels: 2, left: 0, top: 0, width: TILE, height: TILE };
    const start = performance.now();
    const task = bindings.Task.mosaic(JSON.stringify(picture), classes, JSON.stringify(window), "{}");
    while (!valueOf(task.advance()).done);
    task.take();
    task.free();
    times.push(performance.now() - start);
  }
  return {
    what: `a tile of ${TILE}² of the whole of ${count.toLocaleString("en")} positions`,
    ours: milliseconds(median(times)),
    mark: atMost(median(times), 25, milliseconds),
    noise: noise(times),
  };
}

/** Draws a large position again and again, from Draw to the frame that shows all of it.
 * @param {import("@playwright/test").Page} page @param {string} address @param {string} game @param {string} position */
async function opened(page, address, game, position) {
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    // What was computed before is kept, but not by another page.
    await page.goto("about:blank");
    await page.goto(`${address}#${game}`);
    await page.locator("mex-graph .nodes .node").first().waitFor();
    await page.waitForTimeout(1000);
    await page.getByRole("textbox", { name: "Position", exact: true }).fill(position);
    times.push(await page.evaluate(untilSeen));
  }
  return times;
}

/** Runs in the page: presses Draw. @returns {Promise<number>} until all is seen */
async function untilSeen() {
  const draw = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent.trim() === "Draw",
  );
  const start = performance.now();
  draw?.click();
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const figure = document.querySelector("mex-graph")?.shadowRoot;
    if (figure?.querySelector(".far [data-seen]")) return performance.now() - start;
  }
}

/** The same points drawn and dragged about by Sigma. @param {import("@playwright/test").BrowserContext} context */
async function withSigma(context) {
  const built = await build({
    configFile: false,
    logLevel: "error",
    root: path.join(root, "www/bench"),
    build: {
      write: false,
      lib: { entry: "peers/sigma.mjs", formats: ["iife"], name: "peer" },
    },
  });
  const output = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  const [program] = output.flatMap((each) => (each.type === "chunk" ? each.code : []));
  const page = await context.newPage();
  await page.setContent(`<div id="place" style="width: 1040px; height: 640px"></div>`);
  await page.addScriptTag({ content: program ?? "" });
  const { columns, count } = POINTS;
  const all = Array.from({ length: count }, (_, place) => place);
  const points = {
    x: all.map((place) => place % columns),
    y: all.map((place) => Math.floor(place / columns)),
    colours: all.map((place) => (place % 128 === 0 ? "#17191e" : "#88ccee")),
  };
  const drawn = await page.evaluate(
    (given) => /** @type {{ drawn?: (of: unknown) => Promise<number> }} */ (globalThis).drawn?.(given) ?? 0,
    points,
  );
  const moved = await panned(page, context, "#place canvas", { turns: 0, steps: 12 });
  await page.close();
  return { drawn, ...moved };
}
