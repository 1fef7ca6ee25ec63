// What goes wrong around the page: files that come broken, browsers that keep nothing or lack something, tabs that sleep. There
// is always a picture or a sentence, and the page goes on.
import type { Page } from "@playwright/test";
import { expect, test, watch } from "./fixture.ts";
import { host } from "./host.ts";
import { measuring } from "./left.ts";

/** A link to another picture than the one that was drawn with the site: all that is asked there is the worker's to answer. */
const ELSEWHERE = "nim(1,2,3)?play=misere";

test.describe("@once", () => {
  test("wasm of another type, or late, is compiled all the same", async ({ mexplorer, page }) => {
    await page.route(/\.wasm$/, async (route) => {
      const response = await route.fetch();
      // Whatever else there is has come.
      await page.waitForLoadState();
      const headers = { ...response.headers(), "content-type": "text/html" };
      await route.fulfill({ response, headers });
    });
    await mexplorer.open(ELSEWHERE);
    await mexplorer.option("(2,3)").click();
    await mexplorer.expectSelected("(2,3)");
    await expect(mexplorer.notice).toHaveCount(0);
  });

  test.describe("wasm that comes broken", () => {
    test.use({ tolerated: /wasm|WebAssembly|404/i });

    for (const [what, broken] of [
      ["cut short", (body: Buffer) => body.subarray(0, body.length / 2)],
      ["empty", () => Buffer.alloc(0)],
      // The beginning of every module is one.
      ["a module that is no solver", (body: Buffer) => body.subarray(0, 8)],
      ["a page of the host that says it is not found", () => Buffer.from("<!doctype html><p>Not found")],
    ] as const)
      test(`${what}: the page says that the solver did not come, and fetches it again`, async ({
        mexplorer,
        page,
      }) => {
        await page.route(/\.wasm$/, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: broken(await response.body()) });
        });
        await page.goto(`/#${ELSEWHERE}`);
        await expect(mexplorer.notice).toContainText("Part of the page could not be loaded: the solver.");
        await page.getByRole("button", { name: "中文" }).click();
        await expect(mexplorer.notice).toContainText(/求解/);
        await page.unroute(/\.wasm$/);
        await mexplorer.notice.getByRole("button").first().click();
        await mexplorer.expectSelected("(1,2,3)");
        await expect(mexplorer.notice).toHaveCount(0);
      });
  });

  for (const [what, without] of [
    [
      "whose storage is blocked",
      () => {
        for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
          Object.defineProperty(globalThis, name, {
            get: () => {
              throw new DOMException("blocked", "SecurityError");
            },
          });
      },
    ],
    [
      "whose storage is full",
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      },
    ],
    [
      "without observers, a clipboard or the full screen",
      () => {
        for (const name of ["IntersectionObserver", "ResizeObserver"])
          Reflect.deleteProperty(globalThis, name);
        Object.defineProperty(navigator, "clipboard", { value: undefined });
        Reflect.deleteProperty(Element.prototype, "requestFullscreen");
        Object.defineProperty(document, "fullscreenEnabled", { value: false });
      },
    ],
  ] as const)
    test(`in a browser ${what} the page is played, shared and presented`, async ({ mexplorer, page }) => {
      await page.addInitScript(without);
      await mexplorer.open(ELSEWHERE);
      await mexplorer.option("(2,3)").click();
      await mexplorer.expectSelected("(2,3)");
      await mexplorer.button("Share").click();
      const sheet = page.getByRole("dialog");
      await expect(sheet).toBeVisible();
      await sheet.getByRole("button", { name: /^Copy/ }).first().click();
      await page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);
      await mexplorer.follow("nim(20,25,30)");
      await expect(page.locator(".far [data-seen]")).toBeVisible();
      await expect(mexplorer.notice).toHaveCount(0);
    });

  test("a tab that is left and come back to, and another one beside it, go on", async ({
    mexplorer,
    page,
    context,
  }) => {
    await mexplorer.open(`${ELSEWHERE}&line=(2,3)`);
    const beside = await context.newPage();
    await beside.goto(`/#nim(2,2)`);
    await expect(beside.locator(".nodes .node")).toHaveCount(6);
    // What a browser does to tabs that are not looked at.
    const devtools = await context.newCDPSession(page);
    await devtools.send("Page.enable");
    await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
    await beside.reload();
    await expect(beside.locator(".nodes .node")).toHaveCount(6);
    await devtools.send("Page.setWebLifecycleState", { state: "active" });
    await mexplorer.option("(1,2)").click();
    await mexplorer.expectSelected("(1,2)");
    await page.goto("/docs/en/index.html");
    await page.goBack();
    await mexplorer.expectSelected("(1,2)");
    await mexplorer.option("(2)").click();
    await mexplorer.expectSelected("(2)");
    await expect(mexplorer.notice).toHaveCount(0);
  });

  test("after 300 games there is no more of anything than after the first hundred @full", async ({
    mexplorer,
    page,
  }) => {
    test.slow();
    await mexplorer.open(ELSEWHERE);
    const left = await measuring(page);
    await openAll(page, 0, 100);
    const early = await left();
    await openAll(page, 100, 300);
    const late = await left();
    expect(late.workers).toBe(1);
    expect(late.heap - early.heap).toBeLessThan(2 * 2 ** 20);
    expect(late.listeners - early.listeners).toBeLessThan(50);
    expect(late.nodes - early.nodes).toBeLessThan(500);
  });

  test("200 figures that come and go leave nothing @full", async ({ page }) => {
    test.slow();
    const faults = await watch(page);
    const somebody = await host();
    await page.goto(somebody.origin);
    const mount = (times: number): Promise<void> =>
      page.evaluate(async (times) => {
        const views = ["graph", "table", "board", "grid"];
        for (let turn = 0; turn < times; turn++) {
          const figure = document.createElement("mex-graph");
          for (const [name, value] of [
            ["game", "nim(1,2)"],
            ["view", views[turn % views.length] ?? ""],
            ["loading", "eager"],
          ] as const)
            figure.setAttribute(name, value);
          const isThere = new Promise((resolve) => {
            figure.addEventListener("mex-open", resolve, { once: true });
          });
          document.body.append(figure);
          await isThere;
          await new Promise(requestAnimationFrame);
          figure.remove();
        }
      }, times);
    const left = await measuring(page);
    // What is fetched once stays.
    await mount(20);
    const early = await left();
    await mount(200);
    const late = await left();
    console.log(`after 200 figures: ${JSON.stringify({ early, late })}`);
    expect(late.workers).toBeLessThanOrEqual(1);
    expect(late.heap - early.heap).toBeLessThan(2 * 2 ** 20);
    expect(late.listeners - early.listeners).toBeLessThan(50);
    expect(late.nodes - early.nodes).toBeLessThan(500);
    somebody.close();
    expect(faults).toEqual([]);
  });
});

/** Opens games one after another by the address, the last of them to be the same each time, and waits until each is shown. */
async function openAll(page: Page, from: number, to: number): Promise<void> {
  for (let index = from; index < to; index++) {
    const start = `(${1 + (index % 3)},${3 + (index % 2)},${4 + (index % 5)})`;
    const game = `nim${index === to - 1 ? "(1,2,3)" : start}`;
    await page.evaluate((game) => {
      location.hash = `#${game}?play=misere`;
    }, game);
    const heading = page.getByRole("complementary", { name: "Position" }).getByRole("heading", { level: 2 });
    await expect(heading).toContainText(game.slice(3));
  }
}
