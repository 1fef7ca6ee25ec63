// What is downloaded, compressed as servers do it: by whoever opens a page and touches nothing.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { chromium as browser, findBrowser } from "../../scripts/browsers.mjs";
import { serve } from "../../scripts/serve.mjs";
import { atMost, bytes } from "../report.mjs";

const root = path.resolve(import.meta.dirname, "../../..");
const dist = path.join(root, "dist");

/** @returns {Promise<import("../report.mjs").Section>} */
export async function sizes() {
  const assets = readdirSync(path.join(dist, "site/assets")).map((name) => `site/assets/${name}`);
  const isCode = (/** @type {string} */ file) => /\.(js|css)$/.test(file);
  const wasm = compressed(assets.filter((file) => file.endsWith(".wasm")));
  const [page, embed] = await loaded(["index.html", "embed.html"]);
  const pageCode = compressed((page ?? []).filter(isCode));
  const embedScript = compressed((embed ?? []).filter((file) => file.endsWith(".js")));
  const bare = page === undefined || embed === undefined;
  return {
    title: "Sizes, with gzip -9",
    rows: [
      { what: "wasm, both files", ours: bytes(wasm), mark: atMost(wasm, 200_000, bytes) },
      ...(bare
        ? []
        : [
            { what: "index.html: JS and CSS", ours: bytes(pageCode), mark: atMost(pageCode, 90_000, bytes) },
            { what: "embed.html: JS", ours: bytes(embedScript), mark: atMost(embedScript, 50_000, bytes) },
          ]),
      {
        what: "the catalogue, a file beside the wasm",
        ours: bytes(compressed(assets.filter((file) => file.endsWith(".json")))),
      },
      { what: "all JS and CSS of the site", ours: bytes(compressed(assets.filter(isCode))) },
      {
        what: "dist/lib/mexplorer.js with its wasm",
        ours: bytes(
          compressed(["lib/mexplorer.js", "lib/mexplorer-solver.js", "lib/script/mex-graph-wasm.js"]),
        ),
      },
      { what: "mex-graph.js, before a figure begins", ours: bytes(compressed(["site/mex-graph.js"])) },
      { what: "mex-graph-figure.js, when it begins", ours: bytes(compressed(["site/mex-graph-figure.js"])) },
    ],
    notes: [
      bare
        ? "no Chromium was found: what a page loads was not measured"
        : "a page's files are those that a Chromium in English asks for when the page is opened, its worker's included",
    ],
  };
}

/** The files that each page of the site loads by itself; nothing where there is no browser.
 * @param {string[]} pages
 * @returns {Promise<string[][]>} */
async function loaded(pages) {
  const executablePath = findBrowser(browser);
  if (!executablePath) return [];
  /** @type {typeof import("@playwright/test")} */
  const { chromium } = createRequire(path.join(root, "package.json"))("@playwright/test");
  const address = await serve(path.join(dist, "site"), 4900);
  const instance = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const files = [];
  for (const name of pages) {
    const page = await instance.newPage({ locale: "en" });
    /** @type {Set<string>} */
    const asked = new Set();
    page.context().on("request", (request) => asked.add(request.url()));
    await page.goto(`${address}${name}`, { waitUntil: "networkidle" });
    await page.locator("mex-graph .node").first().waitFor();
    files.push(
      [...asked].filter((url) => url.includes("/assets/")).map((url) => `site/${url.slice(address.length)}`),
    );
    await page.close();
  }
  await instance.close();
  return files;
}

/** @param {string[]} files */
function compressed(files) {
  return files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length,
    0,
  );
}
