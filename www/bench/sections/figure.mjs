// A figure in a post on a slow phone: what comes before it is seen, and when; beside programs that draw a graph or a figure there.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { median, noise } from "../cpu.mjs";
import { chromium as browser, findBrowser } from "../../scripts/browsers.mjs";
import { serve } from "../../scripts/serve.mjs";
import { atMost, bytes, count, milliseconds } from "../report.mjs";
import { throttle } from "../throttle.mjs";

const root = path.resolve(import.meta.dirname, "../../..");
const site = path.join(root, "dist/site");
const packages = path.join(root, "www/bench/node_modules");
const ROUNDS = 3;
/** A phone: bits a second, milliseconds from a request to its answer, and how many times slower than this machine. */
const PHONE = { bits: 1_600_000, latency: 150, slower: 4 };
const VIEWPORT = { width: 412, height: 823 };
const GAME = "nim(1,2,3)";
const FIGURES = 12;

/**
 * @typedef {object} Visit
 * @property {number} seen When the figure was on the screen, in milliseconds from the start of the navigation.
 * @property {number} size What had come by then, in bytes as it was sent.
 * @property {number} scripts What of that was scripts and wasm.
 *
 * @typedef {object} Post What was met in a post of a dozen figures.
 * @property {number} scripts Scripts and wasm before anything was touched, in bytes as they were sent.
 * @property {number} frame The longest frame while it was scrolled through, in milliseconds.
 * @property {number} shift How far things moved on their own, also when a figure began.
 * @property {number} live From the press on a picture to the live figure, in milliseconds.
 *
 * @typedef {object} Graph
 * @property {string[]} labels
 * @property {number[][]} moves
 */

/** @returns {Promise<import("../report.mjs").Section>} */
export async function figure() {
  const title = "A figure on a phone at 1.6 Mbit/s, 150 ms and a quarter of this processor";
  const executablePath = findBrowser(browser);
  if (!executablePath) return { title, rows: [], notes: ["no Chromium was found: nothing was measured"] };
  /** @type {typeof import("@playwright/test")} */
  const { chromium } = createRequire(path.join(root, "package.json"))("@playwright/test");
  const folder = mkdtempSync(path.join(tmpdir(), "mexplorer-bench-"));
  const pages = await written(folder);
  const address = await serve(folder, 4970);
  const instance = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  /** @type {import("../report.mjs").Row[]} */
  const rows = [];
  for (const { name, what, most } of pages) {
    const visits = [];
    for (let round = 0; round <= ROUNDS; round++) visits.push(await visit(instance, `${address}${name}`));
    // The first one is the browser's own start, and is left out.
    const seen = visits.slice(1).map((one) => one.seen);
    const { size = 0, scripts = 0 } = visits.at(-1) ?? {};
    rows.push({
      what: `${what}: seen`,
      ours: milliseconds(median(seen)),
      ...(most && { mark: atMost(median(seen), most.seen, milliseconds) }),
      noise: noise(seen),
    });
    rows.push({
      what: "  scripts and wasm before it, and all",
      ours: `${bytes(scripts)} / ${bytes(size)}`,
      ...(most && { mark: atMost(scripts, most.scripts, bytes) }),
    });
  }
  const post = await scrolled(instance, `${address}post.html`);
  await instance.close();
  rmSync(folder, { recursive: true });
  return {
    title,
    rows: [
      ...rows,
      {
        what: `${count(FIGURES)} figures with pictures: scripts before a touch`,
        ours: bytes(post.scripts),
        mark: atMost(post.scripts, 60_000, bytes),
      },
      {
        what: "  the longest frame while they are scrolled through",
        ours: milliseconds(post.frame),
        mark: atMost(post.frame, 50, milliseconds),
      },
      {
        what: "  layout shift, one of them begun",
        ours: String(post.shift),
        mark: atMost(post.shift, 0, String),
      },
      { what: "  from a press to the live figure", ours: milliseconds(post.live) },
    ],
    notes: [
      `medians of ${ROUNDS} visits without a cache, by Chromium's own throttle; files are sent with gzip; ${GAME}, 14 positions`,
    ],
  };
}

/** Writes the pages, with what they load. @param {string} folder */
async function written(folder) {
  for (const name of [
    "mex-graph.js",
    "mex-graph-figure.js",
    "mex-graph-beside.js",
    "mex-graph-more.js",
    "mexplorer-core.wasm",
    "mexplorer-rest.wasm",
  ])
    cpSync(path.join(site, name), path.join(folder, name));
  for (const [name, file] of [
    ["cytoscape.js", "cytoscape/dist/cytoscape.min.js"],
    ["jsxgraph.js", "jsxgraph/distrib/jsxgraphcore.js"],
    ["mermaid.js", "mermaid/dist/mermaid.min.js"],
  ])
    cpSync(path.join(packages, file ?? ""), path.join(folder, name ?? ""));
  const { write } = await import(pathToFileURL(path.join(root, "dist/lib/figure.js")).href);
  const { load } = await import(pathToFileURL(path.join(root, "dist/lib/mexplorer.js")).href);
  const element = (await write("element", GAME)).value.replace(/^<script.*\n/, "");
  const { value } = await (await load()).explore({ ruleset: "nim" }, [1, 2, 3]);
  /** @type {Graph} */
  const graph = {
    labels: value.labels,
    moves: value.labels.flatMap((/** @type {string} */ _, /** @type {number} */ from) =>
      [...value.options.subarray(value.optionOffsets[from], value.optionOffsets[from + 1])].map((to) => [
        from,
        to,
      ]),
    ),
  };
  const ours = `<script src="mex-graph.js" defer></script>`;
  const pages = [
    {
      name: "picture.html",
      what: "with its picture",
      html: ours + element,
      seen: `document.querySelector("img")?.complete`,
      most: { seen: 1500, scripts: 40_000 },
    },
    {
      name: "live.html",
      what: "live, without one",
      html: `${ours}<mex-graph game="${GAME}"></mex-graph>`,
      seen: `document.querySelector("mex-graph").shadowRoot?.querySelector(".node")`,
      most: { seen: 2500, scripts: 300_000 },
    },
    {
      name: "cytoscape.html",
      what: "cytoscape",
      html: `<div id="place" style="height: 400px"></div><script src="cytoscape.js"></script><script>
        const { labels, moves } = ${JSON.stringify(graph)};
        const elements = [
          ...labels.map((id) => ({ data: { id } })),
          ...moves.map(([from, to]) => ({ data: { source: labels[from], target: labels[to] } })),
        ];
        const style = [{ selector: "node", style: { label: "data(id)" } }];
        cytoscape({ container: place, elements, style, layout: { name: "breadthfirst", directed: true } })
          .on("render", () => (globalThis.isDrawn = true));
      </script>`,
      seen: "globalThis.isDrawn",
    },
    {
      name: "jsxgraph.html",
      what: "JSXGraph",
      html: `<div id="place" style="height: 400px"></div><script src="jsxgraph.js"></script><script>
        const { labels, moves } = ${JSON.stringify(graph)};
        const board = JXG.JSXGraph.initBoard("place", { boundingbox: [-1, 5, 5, -1], axis: false });
        const points = labels.map((name, at) => board.create("point", [at % 4, Math.floor(at / 4)], { name }));
        for (const [from, to] of moves) board.create("arrow", [points[from], points[to]]);
      </script>`,
      seen: `document.querySelector("#place svg ellipse")`,
    },
    {
      name: "mermaid.html",
      what: "mermaid",
      html: `<pre class="mermaid">graph TD
${graph.moves.map(([from = 0, to = 0]) => `p${from}["${graph.labels[from]}"] --> p${to}["${graph.labels[to]}"]`).join("\n")}
</pre><script src="mermaid.js"></script>`,
      seen: `document.querySelector(".mermaid svg .node")`,
    },
  ];
  const around = (/** @type {string} */ html, /** @type {string} */ seen) =>
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>A post</title><script>${WATCH.replace("SEEN", seen)}</script><p>A post with a figure.</p>${html}</html>`;
  for (const { name, html, seen } of pages) writeFileSync(path.join(folder, name), around(html, seen));
  const several = `${element}<p>${"Between the figures stands a text. ".repeat(20)}</p>`.repeat(FIGURES);
  writeFileSync(path.join(folder, "post.html"), around(ours + several, "false"));
  return pages;
}

/** Looks at each frame whether the figure is there. What is there at the beginning of a frame is seen by the beginning of the next. */
const WATCH = `
  const sent = (isCode) => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .filter(({ name }) => !isCode || /\\.(js|wasm)$/.test(name)).reduce((sum, { transferSize }) => sum + transferSize, 0);
  const look = () => {
    let isThere = false;
    try { isThere = Boolean(SEEN); } catch {}
    if (!isThere) requestAnimationFrame(look);
    else requestAnimationFrame((now) => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      globalThis.visit = { seen: Math.max(now, paint?.startTime ?? 0), size: sent(false), scripts: sent(true) };
    });
  };
  requestAnimationFrame(look);
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shift += value;
  }).observe({ type: "layout-shift", buffered: true });
`;

/** A page on the phone. @param {import("@playwright/test").Browser} instance */
async function phone(instance) {
  const context = await instance.newContext({
    locale: "en",
    viewport: VIEWPORT,
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await throttle(page, PHONE);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: PHONE.slower });
  return { page, end: () => context.close() };
}

/** @param {import("@playwright/test").Browser} instance @param {string} address @returns {Promise<Visit>} */
async function visit(instance, address) {
  const { page, end } = await phone(instance);
  await page.goto(address, { waitUntil: "commit" });
  const seen = await page.waitForFunction(
    () => /** @type {{ visit?: Visit }} */ (globalThis).visit,
    undefined,
    {
      timeout: 60_000,
    },
  );
  const result = /** @type {Visit} */ (await seen.jsonValue());
  await end();
  return result;
}

/** @param {import("@playwright/test").Browser} instance @param {string} address @returns {Promise<Post>} */
async function scrolled(instance, address) {
  const { page, end } = await phone(instance);
  await page.goto(address, { waitUntil: "networkidle" });
  const frame = await page.evaluate(async () => {
    let [longest, last] = [0, performance.now()];
    for (let top = 0; top < document.documentElement.scrollHeight; top += 40) {
      scrollTo(0, top);
      const now = await new Promise(requestAnimationFrame);
      longest = Math.max(longest, Number(now) - last);
      last = Number(now);
    }
    return longest;
  });
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.(js|wasm)$/.test(name))
      .reduce((sum, one) => sum + /** @type {PerformanceResourceTiming} */ (one).transferSize, 0),
  );
  const last = page.locator("mex-graph").last();
  await last.scrollIntoViewIfNeeded();
  const started = performance.now();
  await last.tap();
  await last.locator(".nodes .node").first().waitFor({ timeout: 60_000 });
  const live = performance.now() - started;
  const shift = await page.evaluate(() => /** @type {{ shift?: number }} */ (globalThis).shift ?? 0);
  await end();
  return { scripts, frame, shift, live };
}
