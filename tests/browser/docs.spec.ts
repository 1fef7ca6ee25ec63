// The documents in a browser: figures that are live, pages that anybody can read, snippets that work where they are put.
// What is written there, and where its links lead, is in tests/boundary/docs.test.ts.
import { readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, test as base, watch } from "./fixture.ts";

const LANGUAGES = ["en", "zh"] as const;
const folder = path.resolve(import.meta.dirname, "../../dist/site/docs");
const NAMES = readdirSync(path.join(folder, "en"), { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => file.endsWith(".html"));

const test = base.extend<{ faults: string[] }>({
  faults: async ({ page }, use) => {
    const faults = await watch(page);
    await use(faults);
    expect(faults).toEqual([]);
  },
});

/** What a figure shows once it is drawn: a picture, a board, a table, a story. */
const DRAWN = ".nodes .node, .play .boards, table tbody tr";

test("the known sequences are sorted and found with a script, and there without one", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/docs/en/known.html");
  const rows = page.locator(".sortable tbody tr:visible");
  await expect(rows).toHaveCount(177);
  const head = page.getByRole("button", { name: "from heap" });
  await head.click();
  await expect(rows.first()).toContainText("octal[code=0.02]");
  await head.click();
  await expect(page.getByRole("columnheader", { name: "from heap" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(rows.first()).toContainText("465,384,263,797");
  await expect(rows.last()).toContainText("ruler regularity");
  const field = page.getByRole("searchbox", { name: "Find a code or a name" });
  await field.fill("dawson’s chess");
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText("octal[code=0.07]");
  await expect(page.locator(".finding output")).toHaveText("1 of 177 games");
  await field.fill("no such game");
  await expect(rows).toHaveCount(0);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const plain = await context.newPage();
  await plain.goto(`${baseURL ?? ""}docs/zh/known.html`);
  await expect(plain.locator(".sortable tbody tr:visible")).toHaveCount(177);
  await expect(plain.locator(".finding")).toHaveCount(0);
  await context.close();
});

for (const language of LANGUAGES) {
  test(`every figure of the gallery in ${language} is drawn in its place`, async ({ page, faults }) => {
    test.slow();
    await page.goto(`/docs/${language}/gallery.html`);
    const figures = page.locator(".live mex-graph");
    const count = await figures.count();
    expect(count).toBeGreaterThanOrEqual(20);
    // Far from the screen, or untouched, a figure waits.
    await expect(figures.last().locator(DRAWN)).toHaveCount(0);
    const heights = await figures.evaluateAll((all) => all.map((one) => one.clientHeight));
    for (let index = 0; index < count; index++) {
      const figure = figures.nth(index);
      await figure.scrollIntoViewIfNeeded();
      // One that has its picture begins when it is touched.
      await figure.evaluate((element) => (element as unknown as { start: () => void }).start());
      await expect(figure.locator(DRAWN).first()).toBeVisible();
      await expect(figure.locator(".notice:has(p)")).toHaveCount(0);
    }
    expect(await figures.evaluateAll((all) => all.map((one) => one.clientHeight))).toEqual(heights);
    expect(page.workers()).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  test(`without a script the gallery in ${language} shows pictures`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(`${baseURL ?? ""}docs/${language}/gallery.html`);
    for (const picture of await page.locator(".live img").all()) {
      await picture.scrollIntoViewIfNeeded();
      const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThan(30);
      expect(width).toBeLessThanOrEqual(390);
    }
    await context.close();
  });

  test(`the figures of several players in ${language} stand side by side and are live`, async ({
    page,
    faults,
  }) => {
    await page.goto(`/docs/${language}/players.html`);
    const figures = page.locator(".beside mex-graph");
    await expect(figures).toHaveCount(3);
    const tops = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    for (const figure of await figures.all()) {
      await expect(figure.locator(DRAWN)).toHaveCount(14);
      await expect(figure.locator(".notice:has(p)")).toHaveCount(0);
    }
    expect(faults).toEqual([]);
  });

  test(`the HTML of the documents in ${language} works in another page`, async ({ page, faults }) => {
    test.slow();
    let drawn = 0;
    for (const name of ["embed", "lessons"]) {
      await page.goto(`/docs/${language}/${name}.html`);
      for (const snippet of await page.locator('.code[data-language="html"] code').allTextContents()) {
        // A picture of this site stands for the one that the command line writes.
        await standsIn(page, snippet.replace("nim.svg", `docs/pictures/nim-${language}.svg`));
        for (const figure of await page.locator("mex-graph").all()) {
          // One that has its picture begins when that is pressed.
          const picture = figure.locator("img");
          if ((await picture.count()) > 0) await picture.click({ position: { x: 8, y: 8 } });
          await expect(figure.locator(DRAWN).first()).toBeVisible();
          drawn++;
        }
        for (const frame of await page.locator("iframe").all()) {
          await expect(frame.contentFrame().locator(DRAWN).first()).toBeVisible();
          drawn++;
        }
        if (!snippet.includes("mex-select")) continue;
        await page.getByRole("button", { name: /^\(2,3\)[,，]/ }).click();
        await expect(page.locator("#said")).toContainText("(2,3)");
      }
    }
    expect(drawn).toBeGreaterThanOrEqual(9);
    expect(faults).toEqual([]);
  });

  for (const name of NAMES)
    test(`axe finds nothing on ${language}/${name} in light and dark, and it fits a phone`, async ({
      page,
      faults,
    }) => {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(`/docs/${language}/${name}`);
      expect(await findings(page, "body")).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await findings(page, "body", ["color-contrast"])).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(faults).toEqual([]);
    });
}

/** Shows a page of somebody else, beside the site's own, with this in it and the element. */
async function standsIn(page: Page, snippet: string): Promise<void> {
  const element = snippet.includes("mex-graph.js") ? "" : '<script src="mex-graph.js" defer></script>';
  const head = `<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${element}`;
  await page.route(
    "**/somebody.html",
    (route) =>
      route.fulfill({
        contentType: "text/html; charset=utf-8",
        body: `<!doctype html><html lang="en"><head>${head}</head><body>${snippet}</body></html>`,
      }),
    { times: 1 },
  );
  await page.goto("/somebody.html");
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("code is copied with the address of this site, and without the sign before a command", async ({
  page,
  faults,
  baseURL,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto("/docs/en/embed.html");
  await page.locator(".code").first().hover();
  await page.getByRole("button", { name: "Copy" }).first().click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await copied()).toBe(`<script src="${baseURL ?? ""}mex-graph.js" defer></script>`);
  await page.goto("/docs/zh/cli.html");
  const command = page.locator('.code[data-language="console"]').first();
  await command.hover();
  await command.getByRole("button", { name: "复制" }).click();
  expect(await copied()).toBe('mexplorer csv "nim(1,2)" --lang zh');
  expect(faults).toEqual([]);
});

test("the page leads to the documents, these to the page, and each language to the same place in the other", async ({
  page,
  faults,
}) => {
  await page.goto("/#nim(1,2,3)?lang=zh");
  await page.getByRole("button", { name: "帮助和术语" }).click();
  await page.getByRole("link", { name: "文档" }).click();
  await expect(page).toHaveURL(/\/docs\/zh\/index\.html$/);
  await page.getByRole("main").getByRole("link", { name: "全部定理" }).click();
  await page.getByRole("link", { name: "Bouton 定理" }).click();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/docs\/en\/games\/nim\.html#theorem-bouton$/);
  await expect(page.getByRole("heading", { name: "Bouton’s theorem" })).toBeInViewport();
  await page.getByRole("link", { name: "Check it on the page" }).first().click();
  await expect(page.getByRole("heading", { name: "Bouton’s theorem", exact: true })).toBeVisible();
  await page.goto("/docs/index.html");
  await page.getByRole("link", { name: "English" }).click();
  await page.getByRole("link", { name: "Mexplorer", exact: true }).click();
  await expect(page.locator("mex-graph .nodes .node")).toHaveCount(14);
  expect(faults).toEqual([]);
});
