// How soon a page that was never opened before is seen, and how soon it answers, over a slow network.
import { createRequire } from "node:module";
import path from "node:path";
import { median, noise } from "../cpu.mjs";
import { chromium as browser, findBrowser } from "../../scripts/browsers.mjs";
import { serve } from "../../scripts/serve.mjs";
import { atMost, bytes, count, milliseconds } from "../report.mjs";
import { throttle } from "../throttle.mjs";

const root = path.resolve(import.meta.dirname, "../../..");
const ROUNDS = 5;
/** A slow mobile network: bits a second, and milliseconds from a request to its answer. */
const SLOW = { bits: 1_600_000, latency: 150 };

/** A game that is not the one that was drawn when the site was built. */
const OTHER = "nim(2,3,4)";

/**
 * @typedef {object} Opening
 * @property {number} seen When the picture was on the screen, in milliseconds from the start of the navigation.
 * @property {number} answering When a click on a position selected it.
 * @property {number} files What had been asked for and had come by then.
 * @property {number} size What that was in bytes, as it was sent.
 * @property {number} drawing When another game was there that was asked for at that moment.
 */

/** @returns {Promise<import("../report.mjs").Section>} */
export async function start() {
  const title = "A first visit at 1.6 Mbit/s and 150 ms";
  const executablePath = findBrowser(browser);
  if (!executablePath) return { title, rows: [], notes: ["no Chromium was found: nothing was measured"] };
  /** @type {typeof import("@playwright/test")} */
  const { chromium } = createRequire(path.join(root, "package.json"))("@playwright/test");
  const address = await serve(path.join(root, "dist/site"), 4950);
  const instance = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const openings = await several(instance, address);
  const links = await several(instance, `${address}#${OTHER}`);
  const shift = await shiftOf(instance, address);
  await instance.close();
  const of = (/** @type {keyof Opening} */ what, all = openings) => all.map((one) => one[what]);
  /** @param {string} what @param {number[]} all @param {(value: number) => string} write @param {number} [most] */
  const row = (what, all, write, most) => ({
    what,
    ours: write(median(all)),
    ...(most !== undefined && { mark: atMost(median(all), most, write) }),
    noise: noise(all),
  });
  return {
    title,
    rows: [
      row("the picture is seen", of("seen"), milliseconds, 800),
      row("a click on a position selects it", of("answering"), milliseconds, 1800),
      { what: "layout shift", ours: String(shift), mark: atMost(shift, 0, String) },
      row("files until then", of("files"), count),
      row("their size", of("size"), bytes),
      row("another game, asked for then, is drawn", of("drawing"), milliseconds),
      row(`by a link to ${OTHER}: it is seen`, of("seen", links), milliseconds),
      row("a click on a position selects it", of("answering", links), milliseconds),
    ],
    notes: [
      `medians of ${ROUNDS} visits without a cache, by Chromium's own throttle; files are sent with gzip`,
    ],
  };
}

/** Visits of a link. @param {import("@playwright/test").Browser} instance @param {string} address @returns {Promise<Opening[]>} */
async function several(instance, address) {
  /** @type {Opening[]} */
  const openings = [];
  for (let round = 0; round <= ROUNDS; round++) openings.push(await opening(instance, address));
  // The first one is the browser's own start, and is left out.
  return openings.slice(1);
}

/** A visit over a slow network. @param {import("@playwright/test").Browser} instance @param {string} address */
async function visit(instance, address) {
  const context = await instance.newContext({ locale: "en", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await throttle(page, SLOW);
  return {
    page,
    open: () => page.goto(address, { waitUntil: "commit" }),
    end: () => context.close(),
  };
}

/** @param {import("@playwright/test").Browser} instance @param {string} address @returns {Promise<Opening>} */
async function opening(instance, address) {
  const { page, open, end } = await visit(instance, address);
  await page.addInitScript(watch);
  await open();
  const opened = await page.waitForFunction(() => /** @type {{ opened?: Opening }} */ (globalThis).opened);
  const result = /** @type {Opening} */ (await opened.jsonValue());
  await end();
  return result;
}

/** How far things move on their own while nobody touches anything, by the browser's measure.
 * @param {import("@playwright/test").Browser} instance @param {string} address @returns {Promise<number>} */
async function shiftOf(instance, address) {
  const { page, open, end } = await visit(instance, address);
  await open();
  await page.waitForLoadState("networkidle");
  const shift = await page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += /** @type {{ value?: number }} */ (entry).value ?? 0;
    }).observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 500));
    return sum;
  });
  await end();
  return shift;
}

/** Runs in the page before everything else: looks at each frame whether the picture is there, and tries to play. */
function watch() {
  const page = /** @type {{ opened?: Opening }} */ (globalThis);
  let seen = 0;
  // What was drawn for other languages and other visits is not shown.
  const nodes = () =>
    [...document.querySelectorAll("mex-graph")]
      .filter((figure) => figure.checkVisibility())
      .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(".node") ?? [])]);
  const look = () => {
    const isThere = [...nodes()].some(
      (node) => node.checkVisibility() && node.getBoundingClientRect().width > 0,
    );
    // What is there at the beginning of a frame is on the screen by the beginning of the next.
    if (isThere) requestAnimationFrame((now) => (seen = now));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const timer = setInterval(() => {
    const node = [...nodes()].filter((one) => one.checkVisibility())[3];
    if (!node || seen === 0) return;
    if (node.getAttribute("aria-current") !== "true") {
      node.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
      if (node.getAttribute("aria-current") !== "true") return;
    }
    clearInterval(timer);
    const files = /** @type {PerformanceResourceTiming[]} */ ([
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ]).filter(({ transferSize }) => transferSize > 0);
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const opened = {
      seen: Math.max(seen, paint?.startTime ?? 0),
      answering: performance.now(),
      files: files.length,
      size: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
    location.hash = "nim(2,3)";
    const waiting = setInterval(() => {
      if (!document.title.startsWith("nim(2,3) ")) return;
      clearInterval(waiting);
      page.opened = { ...opened, drawing: performance.now() };
    }, 10);
  }, 10);
}
