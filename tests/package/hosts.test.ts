// Figures in pages that others' programs draw, take up, exchange and turn: React, Turbo, htmx and reveal.js.
import { copyFile, cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { build } from "vite";
import { beforeAll, expect, test } from "vitest";
import { borrow, node, root, scratch } from "./scratch.ts";
import { ICON, moved, served, shows, visit, visitStill } from "./visiting.ts";

/** A figure with its picture, and one that is live at once, as the command line and an author write them. */
let pictured = "";
const LIVE = `<mex-graph id="live" game="nim(1,2)" style="display: block; height: 260px"></mex-graph>`;

/** The picture alone. */
let picture = "";

beforeAll(async () => {
  const folder = await scratch({});
  const written = async (...words: string[]): Promise<string> => {
    const { out, code } = await node(folder, "node_modules/mexplorer/dist/lib/cli.js", ...words);
    expect(code).toBe(0);
    return out;
  };
  pictured = await written("element", "nim(1,2,3)", "--fragment");
  expect(pictured).not.toContain("<script");
  picture = await written("svg", "nim(1,2,3)?color=outcome");
});

/** A page with the element's script and what else is in its head. */
const page = (title: string, head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8" />${ICON}<title>${title}</title>${head}
  <script src="mex-graph.js" defer></script></head><body>${body}</body></html>`;

const figures = (on: Page): Locator => on.locator("mex-graph");

/** How large the figures are, in whole pixels. */
const sizes = (on: Page): Promise<Array<readonly [number, number]>> =>
  figures(on).evaluateAll((all) =>
    (all as HTMLElement[]).map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight] as const),
  );

/** What pages of others may compare or copy: the attributes that a figure has. */
const attributes = (on: Page): Promise<string[]> =>
  figures(on).evaluateAll((all) => all.map((each) => each.getAttributeNames().sort().join(" ")));

/** Presses the picture of a figure where it is empty, and waits for what comes in its place. */
async function touch(on: Page, positions: number): Promise<void> {
  const before = await sizes(on);
  await figures(on)
    .locator("img")
    .click({ position: { x: 8, y: 8 } });
  await shows(on, positions);
  expect(await sizes(on)).toEqual(before);
}

/** A folder of pages beside the scripts of the package and a file of another one. */
async function site(pages: Readonly<Record<string, string>>, ...others: readonly string[]): Promise<string> {
  const folder = await scratch(
    Object.fromEntries(Object.entries(pages).map(([name, text]) => [`made/${name}`, text])),
  );
  const made = path.join(folder, "made");
  await cp(path.join(folder, "node_modules/mexplorer/dist/lib/script"), made, { recursive: true });
  for (const file of others)
    await copyFile(path.join(root, "node_modules", file), path.join(made, path.basename(file)));
  return served(made);
}

test("React takes up a page that its server has drawn, says nothing against it, and takes figures away and back", async () => {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(picture) ?? [];
  const folder = await scratch({
    "public/nim.svg": picture,
    "post.js": `
      import "mexplorer/react";
      import { createElement as h, useState } from "react";
      export function Post() {
        const [isOther, turn] = useState(false);
        const style = { display: "block", maxWidth: "100%", height: "auto" };
        const picture = h("img", { src: "nim.svg", alt: "Nim (1,2,3)", width: ${width}, height: ${height}, style });
        return h("main", null,
          h("button", { onClick: () => turn(!isOther) }, "Turn"),
          isOther
            ? h("mex-graph", { key: "other", game: "nim(2,2)", style: { display: "block", height: 300 } })
            : h("mex-graph", { key: "one", game: "nim(1,2,3)", color: "outcome", style: { display: "block", maxWidth: 640 } }, picture),
          h("mex-graph", { game: "nim(1,2)", loading: "eager", style: { display: "block", height: 260 } }, "Nim"));
      }`,
    "server.js": `
      import { createElement as h } from "react";
      import { renderToString } from "react-dom/server";
      import { Post } from "./post.js";
      console.log(renderToString(h(Post)));`,
    "client.js": `
      import { createElement as h } from "react";
      import { hydrateRoot } from "react-dom/client";
      import { Post } from "./post.js";
      hydrateRoot(document.querySelector("#root"), h(Post));`,
  });
  await borrow(folder, "react", "react-dom", "scheduler");
  const drawn = await node(folder, "server.js");
  expect({ said: drawn.said, code: drawn.code }).toEqual({ said: "", code: 0 });
  const html = `<!doctype html>${ICON}<meta charset="utf-8" /><title>React</title><div id="root">${drawn.out.trim()}</div>
    <script type="module" src="./client.js"></script>`;
  await writeFile(path.join(folder, "index.html"), html);
  // Only while it is being written a page is told what does not agree.
  const development = { "process.env.NODE_ENV": '"development"' };
  await build({
    ...{ root: folder, base: "./", configFile: false, logLevel: "error", mode: "development" },
    define: development,
    build: { chunkSizeWarningLimit: 4000 },
  });
  const built = await readFile(path.join(folder, "dist/index.html"), "utf8");
  expect(built).toContain("<mex-graph game=");
  const address = await served(path.join(folder, "dist"));
  await visitStill(address, async (still) => {
    expect(await figures(still).locator("img").boundingBox()).toMatchObject({
      width: Number(width),
      height: Number(height),
    });
  });
  const faults = await visit(address, async (on) => {
    await shows(on, 5, 1);
    expect(await attributes(on)).toEqual(["color game style", "game loading style"]);
    expect(await moved(on)).toBe(0);
    await touch(on, 14);
    const turn = on.getByRole("button", { name: "Turn" });
    await turn.click();
    await shows(on, 6);
    await turn.click();
    await figures(on).locator("img").waitFor();
    await touch(on, 14);
    // The other one has stayed as it was.
    await shows(on, 5, 1);
  });
  expect(faults).toEqual([]);
});

test("Turbo goes to another page and back, keeps a figure that is to stay, and makes the page like itself anew", async () => {
  const turbo = `<script src="turbo.es2017-umd.js" defer></script>
    <meta name="turbo-refresh-method" content="morph" /><meta name="turbo-refresh-scroll" content="preserve" />`;
  const kept = LIVE.replace("<mex-graph", "<mex-graph data-turbo-permanent");
  const address = await site(
    {
      "index.html": page("One", turbo, `<a href="other.html">Other</a>${kept}${pictured}<p>End</p>`),
      "other.html": page(
        "Other",
        turbo,
        `<a href="index.html">One</a>${kept}<mex-graph game="nim(2,2)"></mex-graph>`,
      ),
    },
    "@hotwired/turbo/dist/turbo.es2017-umd.js",
  );
  const faults = await visit(address, async (on) => {
    await shows(on, 5);
    await on.locator("#live .node").nth(1).click();
    const link = await on.locator("#live").evaluate((each) => (each as unknown as { link: string }).link);
    expect(link).toMatch(/^nim\(1,2\)\?line=/);
    await pressed(on);
    const before = await sizes(on);
    await on.evaluate(() => {
      (
        globalThis as unknown as { Turbo: { session: { refresh: (to: string) => void } } }
      ).Turbo.session.refresh(location.href);
    });
    await on.waitForFunction(() => !document.documentElement.hasAttribute("data-turbo-preview"));
    await on.waitForLoadState("networkidle");
    await on.waitForTimeout(300);
    expect(await sizes(on)).toEqual(before);
    await shows(on, 14, 1);
    await on.getByRole("link", { name: "Other" }).click();
    await shows(on, 6, 1);
    await on.goBack();
    await on.waitForFunction(() => document.title === "One");
    await pressed(on);
    await shows(on, 5);
    expect(await on.locator("#live").evaluate((each) => (each as unknown as { link: string }).link)).toBe(
      link,
    );
  });
  expect(faults).toEqual([]);

  async function pressed(on: Page): Promise<void> {
    await on.locator("mex-graph img").click({ position: { x: 8, y: 8 } });
    await shows(on, 14, 1);
  }
});

test("htmx puts figures in and takes them away, as often as one likes, and nothing of them is left", async () => {
  const put = (name: string, file: string): string =>
    `<button hx-get="${file}" hx-target="#place">${name}</button>`;
  const address = await site(
    {
      "index.html": page(
        "htmx",
        `<script src="htmx.min.js" defer></script>`,
        `${put("Put", "part.html")}${put("Take", "none.html")}<div id="place"></div>`,
      ),
      "part.html": pictured + LIVE,
      "none.html": "<p>None</p>",
    },
    "htmx.org/dist/htmx.min.js",
  );
  const faults = await visit(address, async (on) => {
    const session = await on.context().newCDPSession(on);
    const left: number[] = [];
    for (let round = 0; round < 4; round++) {
      await on.getByRole("button", { name: "Put" }).click();
      await shows(on, 5, 1);
      await touch(on, 14);
      await on.getByRole("button", { name: "Take" }).click();
      await on.getByText("None").waitFor();
      // What htmx itself and the browser do a moment later is done then.
      await on.waitForTimeout(300);
      await session.send("HeapProfiler.collectGarbage");
      left.push((await session.send("Memory.getDOMCounters")).nodes);
    }
    expect(left.at(-1)).toBeLessThanOrEqual((left[1] ?? 0) + 5);
  });
  expect(faults).toEqual([]);
});

test("in slides of reveal.js what is pointed at is ringed where it is, and the arrows of a figure turn none", async () => {
  const folder = await scratch({
    "made/index.html": page(
      "reveal.js",
      `<link rel="stylesheet" href="reveal/reveal.css" />`,
      `<div class="reveal"><div class="slides"><section>${pictured}</section>
      <section>${LIVE}</section></div></div>
      <script src="reveal/reveal.js"></script><script>Reveal.initialize({ transition: "none" });</script>`,
    ),
  });
  const made = path.join(folder, "made");
  await cp(path.join(folder, "node_modules/mexplorer/dist/lib/script"), made, { recursive: true });
  await mkdir(path.join(made, "reveal"));
  for (const file of ["reveal.css", "reveal.js"])
    await copyFile(path.join(root, "node_modules/reveal.js/dist", file), path.join(made, "reveal", file));
  const slide = (on: Page): Promise<number> =>
    on.evaluate(
      () => (globalThis as unknown as { Reveal: { getIndices: () => { h: number } } }).Reveal.getIndices().h,
    );
  const faults = await visit(await served(made), async (on) => {
    // The slide is shown at another size than its own.
    await on.setViewportSize({ width: 1500, height: 1100 });
    const image = figures(on).locator("img");
    await expect.poll(() => figures(on).first().evaluate(scaleOf)).toBeGreaterThan(1.2);
    // (1,2,3) is in the middle, at the top.
    const { x, y, width } = (await image.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const at = {
      x: x + width / 2,
      y: y + (30 * width) / (await image.evaluate((each) => (each as HTMLImageElement).width)),
    };
    await on.mouse.move(at.x, at.y);
    const told = figures(on).locator(".still-told");
    await expect.poll(() => told.allTextContents()).toEqual(["(1,2,3), P-position, value 0, 6 options"]);
    const ring = (await figures(on).locator(".still-rings .pointed").boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    expect(Math.abs(ring.x + ring.width / 2 - at.x)).toBeLessThan(3);
    expect(Math.abs(ring.y + ring.height / 2 - at.y)).toBeLessThan(20);
    await on.mouse.click(at.x, at.y);
    await shows(on, 14);
    // There is nothing to the right of the first position, and the slide stays all the same.
    for (const key of ["ArrowRight", "ArrowUp", "ArrowDown", "ArrowLeft"]) await on.keyboard.press(key);
    expect(await slide(on)).toBe(0);
    await on.mouse.click(4, 4);
    await on.keyboard.press("ArrowRight");
    await expect.poll(() => slide(on)).toBe(1);
    await shows(on, 5, 1);
  });
  expect(faults).toEqual([]);
});

/** How much larger something is on the screen than by its own measure. */
function scaleOf(element: Element): number {
  return element.getBoundingClientRect().width / (element as HTMLElement).offsetWidth;
}
