// Draws the pictures that are kept as files: the icons from `icon.svg`, and what stands for the page where somebody links
// to it, or to the page of a game. `node www/scripts/pictures.mjs`, after a build, with the browser of the tests.
import { chromium as driver } from "@playwright/test";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "smol-toml";
import { chromium, findBrowser } from "./browsers.mjs";
import { Complaint, main, outputOf, root } from "./shared.mjs";

const folder = path.join(root, "www/public");
const games = path.join(root, "www/docs/site/games");
const icon = `data:image/svg+xml;base64,${readFileSync(path.join(folder, "icons/icon.svg")).toString("base64")}`;
/** The colours of the page by day, as `tokens.css` has them. */
const [PAPER, INK, MUTED] = ["#fdfcfa", "#17191e", "#5d6068"];

/** The icons: their names, sizes in pixels, and how much of the width is drawn on. A system may cut a maskable one to a
 * circle of 80 % of it, and an Apple one has no corners of its own.
 * @type {Array<[name: string, size: number, share: number, isWhole: boolean]>} */
const ICONS = [
  ["icon-192", 192, 1, false],
  ["icon-512", 512, 1, false],
  ["maskable-512", 512, 0.7, true],
  ["apple-touch-icon", 180, 0.9, true],
];

await main(async () => {
  const executablePath = findBrowser(chromium);
  if (!executablePath) throw new Complaint(`No ${chromium.name} was found.`);
  const browser = await driver.launch({ executablePath, args: ["--no-sandbox", "--disable-lcd-text"] });
  const page = await browser.newPage();
  /** @param {string} file @param {number} width @param {number} height @param {string} body */
  const draw = async (file, width, height, body) => {
    await page.setViewportSize({ width, height });
    await page.setContent(`<!doctype html><body style="margin:0">${body}`);
    await page.screenshot({ path: path.join(folder, file), omitBackground: true });
  };
  for (const [name, size, share, isWhole] of ICONS)
    await draw(
      `icons/${name}.png`,
      size,
      size,
      `<div style="display:grid;place-items:center;height:${size}px;${isWhole ? `background:${PAPER}` : ""}">
        <img src="${icon}" width="${size * share}" height="${size * share}"></div>`,
    );
  await draw("preview.png", 1200, 630, preview(graph("nim(1,2,3)?color=outcome")));
  mkdirSync(path.join(folder, "cards"), { recursive: true });
  for (const file of readdirSync(games).sort()) {
    const name = path.basename(file, ".toml");
    await draw(`cards/${name}.png`, 1200, 630, card(graph(firstFigure(file))));
  }
  await browser.close();
});

/** What the first figure of a game's page shows.
 * @param {string} file */
function firstFigure(file) {
  const { text } = /** @type {{ text: { en: string } }} */ (
    /** @type {unknown} */ (parse(readFileSync(path.join(games, file), "utf8")))
  );
  const link = /\{\{figure (.*)\}\}/.exec(text.en)?.[1];
  if (link === undefined) throw new Complaint(`${file} has no figure.`);
  return link;
}

/** A figure as the command line draws it.
 * @param {string} link */
function graph(link) {
  const program = path.join(root, "dist/lib/cli.js");
  const svg = outputOf(process.execPath, program, "svg", link, "--no-selection", "--no-paper");
  if (svg === undefined) throw new Complaint("The figure cannot be drawn: run `npm run build` first.");
  return svg;
}

/** @param {string} svg */
function preview(svg) {
  return `<style>
      body { display: grid; grid-template-columns: 340px 1fr; align-items: center; gap: 40px; box-sizing: border-box;
        width: 1200px; height: 630px; padding: 0 48px 0 64px; background: ${PAPER}; color: ${INK};
        font: 30px/1.35 system-ui, sans-serif; }
      h1 { margin: 24px 0 12px; font-size: 60px; font-weight: 650; letter-spacing: -0.02em; line-height: 1; }
      p { margin: 0; color: ${MUTED}; }
      svg { width: 100%; height: auto; }
    </style>
    <div><img src="${icon}" width="96" height="96"><h1>Mexplorer</h1><p>Position graphs of impartial games</p></div>
    <div>${svg}</div>`;
}

/** A figure as large as there is room for, and whose it is; in no language.
 * @param {string} svg */
function card(svg) {
  return `<style>
      body { position: relative; display: grid; place-items: center; box-sizing: border-box; width: 1200px; height: 630px;
        padding: 36px 110px; background: ${PAPER}; }
      body > svg { width: 100%; height: 558px; }
      img { position: absolute; left: 28px; bottom: 28px; }
    </style>
    ${svg}<img src="${icon}" width="56" height="56">`;
}
