// Heat maps: how soon a large grid is seen, how a slider repaints it, and what it costs to move it.
import { createRequire } from "node:module";
import path from "node:path";
import { median, noise } from "../cpu.mjs";
import { connect, heapSize, valueOf } from "../ours.mjs";
import { chromium as browser, findBrowser } from "../../scripts/browsers.mjs";
import { serve } from "../../scripts/serve.mjs";
import * as bindings from "../../src/solver/bindings/mexplorer.js";
import { panned } from "../panning.mjs";
import { atMost, mebibytes, milliseconds } from "../report.mjs";

const root = path.resolve(import.meta.dirname, "../../..");
const ROUNDS = 5;
/** Device pixels of a tile's side, as the page asks for them. */
const TILE = 256;

/**
 * @typedef {object} Change
 * @property {number} first When the first pixel had changed, in milliseconds.
 * @property {number} last When the last one had.
 */

/** @returns {Promise<import("../report.mjs").Section>} */
export async function grids() {
  const title = "Grids as heat maps (page of 1440 × 900)";
  const painting = tiles();
  const executablePath = findBrowser(browser);
  if (!executablePath)
    return { title, rows: painting, notes: ["no Chromium was found: the page was not measured"] };
  /** @type {typeof import("@playwright/test")} */
  const { chromium } = createRequire(path.join(root, "package.json"))("@playwright/test");
  const address = await serve(path.join(root, "dist/site"), 4951);
  const instance = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const context = await instance.newContext({ locale: "en", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const large = await opened(page, `${address}#wythoff(3,5)?view=grid&rows=5000&columns=5000`);
  const panning = await panned(page, context, "mex-graph canvas");
  const sliding = await slid(page, `${address}#nim(1,2,3)?view=grid&rows=1000&columns=1000`);
  await instance.close();
  /** @param {string} what @param {number[]} all @param {number} [most] */
  const row = (what, all, most) => ({
    what,
    ours: milliseconds(median(all)),
    ...(most !== undefined && { mark: atMost(median(all), most, milliseconds) }),
    noise: noise(all),
  });
  return {
    title,
    rows: [
      row(
        "Wythoff 5000²: the first tiles are seen",
        large.map(({ first }) => first),
        150,
      ),
      row(
        "Wythoff 5000²: the whole picture",
        large.map(({ last }) => last),
        1500,
      ),
      row(
        "Nim 1000²: a step of the third heap’s slider, the whole picture",
        sliding.first.map(({ last }) => last),
      ),
      row(
        "Nim 1000²: the same, slices computed before",
        sliding.again.map(({ last }) => last),
        33,
      ),
      row("panning 5000²: from frame to frame", panning.frames, 17),
      row("panning 5000²: the page’s scripts in a frame", [panning.script], 1),
      ...painting,
    ],
    notes: [
      `medians of ${ROUNDS} rounds, from the choice to the frame that shows it; whoever looks at the canvas for it takes some of the time`,
    ],
  };
}

/** What the solver takes for tiles of the whole of a grid, and for its memory, in this process. */
function tiles() {
  connect();
  const grid = { rows: 5000, columns: 5000 };
  const shown = {
    value: "grundy",
    colours: ["#17191e", "#88ccee"],
    scale: ["#fde725", "#1f9e89", "#3e4a89"],
  };
  const game = { ruleset: "wythoff" };
  const asked = /** @type {const} */ ([JSON.stringify(game), JSON.stringify(grid), JSON.stringify(shown)]);
  run(() => bindings.Task.chart(...asked, "{}"));
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < 3; round++) {
    for (const left of [0, TILE, 2 * TILE]) {
      const window = { cells: 5000, pixels: 768, left, top: left, width: TILE, height: TILE };
      const start = performance.now();
      run(() => bindings.Task.paint(...asked, JSON.stringify(window), "{}"));
      times.push(performance.now() - start);
    }
  }
  const memory = heapSize();
  return [
    {
      what: `a tile of ${TILE}² of the whole of 5000²`,
      ours: milliseconds(median(times)),
      mark: atMost(median(times), 25, milliseconds),
      noise: noise(times),
    },
    {
      what: "the wasm’s memory for 5000²",
      ours: mebibytes(memory),
      mark: atMost(memory, 400 * 2 ** 20, mebibytes),
    },
  ];
}

/** @param {() => bindings.Task} start */
function run(start) {
  const task = start();
  while (!valueOf(task.advance()).done);
  task.take();
  task.free();
}

/** Chooses a large grid again and again. @param {import("@playwright/test").Page} page @param {string} address */
async function opened(page, address) {
  /** @type {Change[]} */
  const changes = [];
  for (let round = 0; round < ROUNDS; round++) {
    // What was computed before is kept, but not by another page.
    await page.goto("about:blank");
    await page.goto(address.replaceAll("5000", "16"));
    await page.locator("mex-graph .sheet[data-seen]").waitFor();
    await page.waitForTimeout(500);
    changes.push(await page.evaluate(enlarged));
  }
  return changes;
}

/** Runs in the page: chooses the largest grid, of which a corner is seen first. @returns {Promise<Change>} */
async function enlarged() {
  const figure = document.querySelector("mex-graph")?.shadowRoot;
  const sheet = /** @type {HTMLElement} */ (figure?.querySelector(".sheet"));
  const size = /** @type {HTMLSelectElement} */ (figure?.querySelector(".choices .choice select"));
  const start = performance.now();
  size.value = "5000";
  size.dispatchEvent(new Event("change", { bubbles: true }));
  let first = 0;
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const seen = sheet.dataset["seen"] ?? "";
    if (!seen.startsWith("16 ")) first ||= performance.now() - start;
    if (seen.startsWith("5000 ")) return { first, last: performance.now() - start };
  }
}

/** @param {import("@playwright/test").Page} page @param {string} address */
async function slid(page, address) {
  await page.goto(address);
  await page.locator("mex-graph input[type=range]").waitFor();
  await page.waitForTimeout(1500);
  /** @type {Change[]} */
  const changes = [];
  for (let round = 0; round < 4 * ROUNDS; round++) {
    changes.push(
      await page.evaluate(changed, {
        field: "input[type=range]",
        value: String(4 + (round % ROUNDS)),
      }),
    );
  }
  // In the first round the slices are computed.
  return { first: changes.slice(0, ROUNDS), again: changes.slice(ROUNDS) };
}

/** Runs in the page: puts a value into a field of the grid, and looks at each frame whether the canvas has changed.
 * @param {{ field: string, value: string }} asked @returns {Promise<Change>} */
async function changed({ field, value }) {
  const figure = document.querySelector("mex-graph")?.shadowRoot;
  const canvas = /** @type {HTMLCanvasElement} */ (figure?.querySelector("canvas"));
  const input = /** @type {HTMLInputElement} */ (figure?.querySelector(field));
  const small = document.createElement("canvas");
  small.width = small.height = 32;
  const context = small.getContext("2d", { willReadFrequently: true });
  const look = () => {
    context?.clearRect(0, 0, 32, 32);
    context?.drawImage(canvas, 0, 0, 32, 32);
    return context?.getImageData(0, 0, 32, 32).data.join();
  };
  let [before, first, last] = [look(), 0, 0];
  const start = performance.now();
  input.value = value;
  input.dispatchEvent(new Event(input.type === "range" ? "input" : "change", { bubbles: true }));
  // It is over when nothing has changed for a while.
  while (performance.now() - start < (last || 3000) + 400) {
    const now = await new Promise((resolve) => requestAnimationFrame(resolve));
    const seen = look();
    if (seen === before) continue;
    before = seen;
    last = now - start;
    first ||= last;
  }
  return { first, last };
}
