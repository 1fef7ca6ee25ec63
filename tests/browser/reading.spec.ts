// A page to read: all of it without a script, a picture that comes alive, and other pages found by their words.
import { expect, test, watch } from "./fixture.ts";

test("a game is read without a script, played from its page, and found by its words @once", async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${baseURL ?? ""}docs/en/games/kayles.html`);
  await expect(plain.getByRole("heading", { level: 1, name: "Kayles" })).toBeVisible();
  // The picture stands in the page itself, with what it shows for whoever does not see it.
  await expect(plain.locator("mex-graph svg [data-at]").first()).toBeVisible();
  await expect(plain.getByRole("searchbox")).toHaveCount(0);
  await plain.getByText("JavaScript", { exact: true }).click();
  await expect(plain.locator('.code[data-language="js"]')).toContainText("console.log");
  await context.close();

  await page.goto("/docs/en/games/kayles.html");
  const figure = page.locator("mex-graph").first();
  const height = await figure.evaluate((element) => element.clientHeight);
  await figure.locator("svg [data-at]").first().click();
  await expect(figure.locator(".nodes .node").first()).toBeVisible();
  expect(await figure.evaluate((element) => element.clientHeight)).toBe(height);

  await page.getByRole("searchbox", { name: "Search" }).fill("golden ratio");
  await expect(page.getByRole("search").getByRole("status")).toContainText("Pages found");
  const first = page.locator(".search a").first();
  await expect(first).toContainText("Wythoff");
  await page.keyboard.press("ArrowDown");
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Wythoff");

  await page.goto("/docs/zh/index.html");
  await page.route("**/search.json", (route) => route.abort());
  const field = page.getByRole("searchbox", { name: "搜索" });
  await field.fill("反");
  await expect(page.getByRole("search").getByRole("status")).toHaveText(/现在无法搜索/);
  await page.unroute("**/search.json");
  await field.fill("反常");
  await expect(page.locator(".search a").first()).toBeVisible();
  await page.goto("/docs/en/games/kayles.html");
  await page.getByRole("link", { name: "Play it" }).click();
  await expect(page.getByRole("group", { name: /board|Board|heaps/i }).first()).toBeVisible();
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("one figure after another comes alive, and the page stays", async ({ page }) => {
    const faults = await watch(page);
    await page.goto("/docs/en/games/nim.html");
    const figures = page.locator("mex-graph");
    await figures.nth(0).locator("svg [data-at]").first().tap();
    await expect(figures.nth(0).locator(".nodes .node").first()).toBeVisible();
    await figures
      .nth(1)
      .locator("svg")
      .first()
      .tap({ position: { x: 120, y: 120 } });
    await expect(figures.nth(1).locator("section.grid").first()).toBeVisible();
    await expect(page).toHaveURL(/\/games\/nim\.html$/);
    expect(faults).toEqual([]);
  });
});
