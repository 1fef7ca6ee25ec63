// What takes for ever, and browsers that lack something: there is always a sentence.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixture.ts";

/** Files with such names never come, until what this answers is called. */
async function hang(page: Page, names: RegExp): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(names, async (route) => {
    await released;
    // The page may have been closed meanwhile.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Opens the page, and once all has come but what never comes, lets the time pass after which whoever waits is told. */
async function wait(page: Page, never: RegExp): Promise<void> {
  await page.clock.install();
  const coming = new Set<string>();
  page.on("request", (request) => coming.add(request.url()));
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => coming.delete(request.url()));
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(() => coming.size > 0 && [...coming].every((url) => never.test(url))).toBe(true);
  await page.clock.fastForward(15_000);
}

test.describe("@once", () => {
  for (const { what, names } of [
    { what: "the solver", names: /\.wasm$/ },
    { what: "the list of rulesets", names: /catalogue[^/]*\.json$/ },
  ])
    test(`while ${what} does not come, that is said`, async ({ mexplorer, page }) => {
      const release = await hang(page, names);
      await wait(page, names);
      await expect(mexplorer.notice).toContainText(`Part of the page is still loading: ${what}.`);
      release();
      await expect(mexplorer.nodes).toHaveCount(14);
      await expect(mexplorer.notice).toHaveCount(0);
    });

  for (const { what, names } of [
    { what: "script", names: /assets\/page-[^/]*\.js$/ },
    { what: "first script", names: /assets\/first-[^/]*\.js$/ },
    { what: "style sheet", names: /assets\/index-[^/]*\.css$/ },
    { what: "shared style sheet", names: /assets\/shared-[^/]*\.css$/ },
    { what: "style sheet for figures", names: /assets\/figure-[^/]*\.css$/ },
  ])
    test(`while the page's ${what} does not come, that is said`, async ({ mexplorer, page }) => {
      const release = await hang(page, names);
      await wait(page, names);
      const alert = page.getByRole("alert").first();
      await expect(alert).toContainText("The page is still loading.");
      await expect(alert.getByRole("button", { name: "Load the page again" })).toBeVisible();
      // It is not only there: something is painted.
      await page.screenshot();
      release();
      await expect(mexplorer.nodes).toHaveCount(14);
      await expect(page.getByText("The page is still loading.")).toHaveCount(0);
    });

  test("without its script the page says so, in the language of the link", async ({ page }) => {
    await page.route(/assets\/page-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto("/#nim(1,2)?lang=zh");
    await expect(page.getByRole("alert")).toContainText("页面有一部分未能加载。");
  });

  for (const missing of ["globalThis.ResizeObserver", "Navigator.prototype.languages"])
    test(`without ${missing} the page works`, async ({ mexplorer, page }) => {
      await page.addInitScript(`delete ${missing}`);
      await mexplorer.open("");
      await expect(mexplorer.nodes).toHaveCount(14);
      await mexplorer.option("(2,3)").click();
      await mexplorer.expectSelected("(2,3)");
    });

  test("without Intl there is a sentence", async ({ page }) => {
    await page.addInitScript("delete globalThis.Intl");
    await page.goto("/");
    await expect(page.getByRole("alert")).toContainText("The page does not work in this browser");
  });
});
