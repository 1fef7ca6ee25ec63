// How <mex-graph> comes into a page: when it begins, what stands in its place until then, and in which files it comes.
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { expect } from "./fixture.ts";
import { library, site } from "./host.ts";
import { test } from "./somebody.ts";

const nodesOf = (page: Page, index = 0) => page.locator("mex-graph").nth(index).locator(".nodes .node");

test.describe("what stands between the tags", () => {
  test("is shown until the picture is there @both", async ({ page, somebody, faults }) => {
    somebody.body = `<mex-graph game="nim(1,2,3)"><a href="#whole">The graph of Nim (1,2,3)</a></mex-graph>`;
    // Whatever is drawn in between would be seen here.
    await page.addInitScript(() => {
      const seen: boolean[] = [];
      Object.assign(globalThis, { seen });
      const look = (): void => {
        const link = document.querySelector("mex-graph a");
        const node = document.querySelector("mex-graph")?.shadowRoot?.querySelector(".nodes .node");
        if (link) seen.push(link.checkVisibility() !== (node != null));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(somebody.origin);
    await expect(nodesOf(page)).toHaveCount(14);
    await expect(page.getByText("The graph of Nim")).toBeHidden();
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: boolean[] }).seen);
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).not.toContain(false);
    expect(faults).toEqual([]);
  });

  test("is shown with the fault where the game is wrong, and no other game is", async ({
    page,
    somebody,
    faults,
  }) => {
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(globalThis, { heard });
      for (const name of ["mex-error", "mex-open"])
        addEventListener(name, (event) => heard.push([name, (event as CustomEvent<object>).detail]));
    });
    somebody.body = `<mex-graph game="nim(2,x)"><p>A graph</p></mex-graph>`;
    await page.goto(somebody.origin);
    const figure = page.locator("mex-graph");
    await expect(figure).toContainText("“x” does not belong here");
    await expect(page.getByText("A graph")).toBeVisible();
    await expect(nodesOf(page)).toHaveCount(0);
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);
    expect(await heard()).toMatchObject([["mex-error", { code: "unexpected-character" }]]);
    // A game that can be read takes its place, and then stays.
    await figure.evaluate((element) => {
      element.setAttribute("game", "nim(1,2)");
    });
    await expect(nodesOf(page)).toHaveCount(5);
    await expect(page.getByText("A graph")).toBeHidden();
    await expect(figure).not.toContainText("does not belong here");
    await figure.evaluate((element) => {
      element.setAttribute("game", "nim(1,y)");
    });
    await expect(figure).toContainText("“y” does not belong here");
    await expect(nodesOf(page)).toHaveCount(5);
    expect(await heard()).toHaveLength(3);
    expect(faults).toEqual([]);
  });

  test("is shown where the styles do not come", async ({ page, somebody, faults }) => {
    await page.addInitScript("delete globalThis.CSSStyleSheet");
    somebody.body = `<mex-graph game="nim(1,2,3)"><p>A graph</p></mex-graph>`;
    await page.goto(somebody.origin);
    await expect(page.locator("mex-graph")).toContainText("the styles");
    await expect(page.getByText("A graph")).toBeVisible();
    await expect(nodesOf(page)).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  test("is printed where a figure has not begun @once", async ({ page, somebody, faults }) => {
    somebody.styles = "'unsafe-inline'";
    somebody.body = `<div style="height: 4000px"></div><mex-graph game="nim(1,2)"><p>A graph</p></mex-graph>`;
    await page.goto(somebody.origin);
    await page.waitForFunction(() => document.querySelector("mex-graph")?.shadowRoot);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("A graph")).toBeVisible();
    expect(faults).toEqual([]);
  });

  test("is no part of a figure whose game is wrong and that has nothing", async ({ page, faults }) => {
    await page.goto("/embed.html#nim(2,x)");
    await expect(page.locator("mex-graph")).toContainText("“x” does not belong here");
    await expect(nodesOf(page)).toHaveCount(0);
    await page.evaluate(() => {
      location.hash = "#nim(1,2)";
    });
    await expect(nodesOf(page)).toHaveCount(5);
    expect(faults).toEqual([]);
  });
});

test.describe("a figure begins", () => {
  const far = `<div style="height: 4000px"></div>`;

  test("when it comes near the screen", async ({ page, somebody, faults }) => {
    somebody.styles = "'unsafe-inline'";
    somebody.body = `${far}<mex-graph game="nim(1,2)"><p>Later</p></mex-graph>`;
    await page.goto(somebody.origin);
    // When this one is drawn, the other would have been.
    await page.evaluate(() => {
      document.body.insertAdjacentHTML("afterbegin", `<mex-graph game="nim(2,2)"></mex-graph>`);
    });
    await expect(nodesOf(page, 0)).toHaveCount(6);
    await expect(nodesOf(page, 1)).toHaveCount(0);
    await expect(page.getByText("Later")).toBeVisible();
    await page.evaluate(() => {
      scrollTo(0, 4520 - 1.5 * innerHeight);
    });
    await expect(nodesOf(page, 1)).toHaveCount(5);
    expect(faults).toEqual([]);
  });

  for (const [how, action] of Object.entries({
    "with loading=eager": (figure: Figure) => {
      figure.setAttribute("loading", "eager");
    },
    "when it is told to": (figure: Figure) => {
      figure.start();
    },
    "when the keyboard comes to it": (figure: Figure) => {
      figure.focus({ preventScroll: true });
    },
  }))
    test(how, async ({ page, somebody, faults }) => {
      somebody.styles = "'unsafe-inline'";
      somebody.body = `${far}<mex-graph game="nim(1,2)"></mex-graph>`;
      await page.goto(somebody.origin);
      await page.locator("mex-graph").evaluate(action);
      await expect(nodesOf(page)).toHaveCount(5);
      expect(faults).toEqual([]);
    });

  test("when it has a place", async ({ page, somebody, faults }) => {
    somebody.body = `<section hidden><mex-graph game="nim(1,2)"></mex-graph></section><mex-graph game="nim(2,2)"></mex-graph>`;
    await page.goto(somebody.origin);
    await expect(nodesOf(page, 1)).toHaveCount(6);
    await expect(nodesOf(page, 0)).toHaveCount(0);
    await page.evaluate(() => {
      document.querySelector("section")?.removeAttribute("hidden");
    });
    await expect(nodesOf(page, 0)).toHaveCount(5);
    expect(faults).toEqual([]);
  });

  test("at once where nothing tells what is near", async ({ page, somebody, faults }) => {
    await page.addInitScript("delete globalThis.IntersectionObserver");
    somebody.body = `<section hidden><mex-graph game="nim(1,2)"></mex-graph></section>`;
    await page.goto(somebody.origin);
    await expect(nodesOf(page)).toHaveCount(5);
    expect(faults).toEqual([]);
  });
});

test.describe("the element comes", () => {
  const figure = `<mex-graph game="nim(1,2)"></mex-graph>`;

  test("from another origin that allows nobody to read it", async ({ page, somebody, faults }) => {
    await page.route("**/mex-graph.js", async (route) => {
      const response = await route.fetch();
      const { "access-control-allow-origin": allowed, ...headers } = response.headers();
      expect(allowed).toBe("*");
      await route.fulfill({ response, headers });
    });
    somebody.body = figure;
    await page.goto(somebody.origin);
    await expect(nodesOf(page)).toHaveCount(5);
    expect(page.workers()).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  test("in the same file as a module, and twice", async ({ page, somebody, faults }) => {
    somebody.script = `<script type="module" src="${await site}mex-graph.js"></script>
      <script type="module" src="${await library}mex-graph.js"></script>`;
    somebody.body = figure;
    await page.goto(somebody.origin);
    await expect(nodesOf(page)).toHaveCount(5);
    expect(page.workers()).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  test("for those who bundle", async ({ page, somebody, faults }) => {
    somebody.script = `<script type="module" src="${await library}mex-graph.js"></script>`;
    somebody.body = figure;
    await page.goto(somebody.origin);
    await expect(nodesOf(page)).toHaveCount(5);
    expect(page.workers()).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  test.describe("from a folder, without any server", () => {
    let folder: string;
    test.beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), "mex-graph-"));
    });
    test.afterEach(() => rm(folder, { recursive: true }));

    const built = path.resolve(import.meta.dirname, "../../dist/site");
    const put = async (names: readonly string[]): Promise<void> => {
      for (const name of names) await copyFile(path.join(built, name), path.join(folder, name));
    };
    /** Opens a page of the folder with the files of the element that are there. */
    const open = async (page: Page, names: readonly string[]): Promise<void> => {
      await put(names);
      const file = path.join(folder, "page.html");
      await writeFile(file, `<!doctype html><script src="${names[0] ?? ""}" defer></script>${figure}`);
      await page.goto(pathToFileURL(file).href);
      await expect(nodesOf(page)).toHaveCount(5);
      expect(page.workers()).toHaveLength(1);
    };
    const FILES = ["figure", "beside", "wasm", "more"].map((part) => `mex-graph-${part}.js`);
    FILES.unshift("mex-graph.js");
    const board = (page: Page) => page.locator(".boards .part").first();

    test("with all there is to it", async ({ page, faults }) => {
      await open(page, FILES);
      await page.getByRole("radio", { name: "Play" }).locator("..").click();
      await expect(board(page)).toBeVisible();
      expect(faults).toEqual([]);
    });

    test("in one file", async ({ page, faults }) => {
      await open(page, ["mex-graph-all.js"]);
      await page.getByRole("radio", { name: "Play" }).locator("..").click();
      await expect(board(page)).toBeVisible();
      expect(faults).toEqual([]);
    });

    test("without the last of its files, with words for what that would bring", async ({ page }) => {
      await open(page, FILES.slice(0, -1));
      await page.getByRole("radio", { name: "Play" }).locator("..").click();
      await expect(page.getByText("Part of the page could not be loaded: Play.")).toBeVisible();
      await put(FILES.slice(-1));
      await page.getByRole("button", { name: "Load again" }).click();
      await expect(board(page)).toBeVisible();
    });
  });
});

/** What stands in a figure's place until it is drawn. */
const picture = `<img alt="The graph" width="300" height="100" src="data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"/>`,
)}">`;

test("nothing moves while figures come that have their height, or its proportion @once", async ({
  page,
  somebody,
  faults,
}) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    }).observe({ type: "layout-shift", buffered: true });
  });
  // The page is seen before its script is there.
  await page.route("**/mex-graph.js", async (route) => {
    await page.getByText("Between two figures").first().waitFor();
    await route.continue();
  });
  somebody.styles = "'unsafe-inline'";
  somebody.body = [
    `<mex-graph style="display: block; height: 150px" game="nim(1,2)" loading="eager">${picture}</mex-graph>`,
    `<mex-graph style="display: block; aspect-ratio: 3 / 2; width: 360px" game="nim(1,2,3)" loading="lazy"><a href="#whole">${picture}</a></mex-graph>`,
    `<mex-graph style="display: block; height: 400px" game="hackenbush(0-1-2,1-3)" loading="eager"></mex-graph>`,
  ]
    .map((figure) => `${figure}<p>Between two figures</p>`)
    .join("");
  await page.goto(somebody.origin, { waitUntil: "commit" });
  for (const index of [0, 1, 2]) await expect(nodesOf(page, index).first()).toBeAttached();
  const shifts = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { shifts: string[] }).shifts;
  });
  expect(shifts).toEqual([]);
  expect(faults).toEqual([]);
});

test("two dozen figures are drawn by one solver as the reader comes to them", async ({
  page,
  somebody,
  faults,
}) => {
  const games = ["nim(1,2,3)", "wythoff(3,5)", "bash[m=3](21)", "kayles(7)", "grundy(10)", "nim(2,3,4)"];
  somebody.body = Array.from({ length: 24 }, (_, index) => {
    return `<p>Figure ${index + 1}</p><mex-graph game="${games[index % games.length] ?? ""}"></mex-graph>`;
  }).join("");
  await page.goto(somebody.origin);
  await expect(nodesOf(page).first()).toBeVisible();
  await expect(nodesOf(page, 23)).toHaveCount(0);
  for (let index = 0; index < 24; index++) {
    await page.locator("mex-graph").nth(index).scrollIntoViewIfNeeded();
    await expect(nodesOf(page, index).first()).toBeVisible();
  }
  expect(page.workers()).toHaveLength(1);
  expect(faults).toEqual([]);
});

type Figure = HTMLElement & { start(): void };
