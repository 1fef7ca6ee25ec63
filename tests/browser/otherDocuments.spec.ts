// A figure in documents that are not the one where its script runs, or that are not as usual.
import type { Page } from "@playwright/test";
import { expect, frames } from "./fixture.ts";
import { library, site } from "./host.ts";
import { test } from "./somebody.ts";

type Figure = HTMLElement & { link: string; showLink(link: string): void };
type Place = "frame" | "page";

/** Takes the figure to the end of the frame, or of the page around it, and shows a link there. */
const show = (page: Page, link: string, into: Place) =>
  page.evaluate(
    ([link, into]) => {
      const frame = document.querySelector("iframe")?.contentDocument?.body;
      const [figure] = [document.body, frame].flatMap((body) => body?.querySelector("mex-graph") ?? []);
      if (figure) (into === "frame" ? frame : document.body)?.append(figure);
      (figure as Figure).showLink(link);
    },
    [link, into] as const,
  );

/** What the figure shows, wherever it is. */
const linkOf = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector("iframe")?.contentDocument;
    const figure = document.querySelector("mex-graph") ?? frame?.querySelector("mex-graph");
    return decodeURIComponent((figure as Figure).link);
  });

/** Views, what of each is pressed once it is drawn, and the keys that then lead to another position. */
const VIEWS: ReadonlyArray<[link: string, pressed: string, ...keys: string[]]> = [
  ["nim(1,2)", ".nodes .node:has-text('(1,1)')", "ArrowRight", "Enter"],
  ["nim(40,40,40)", "[data-seen] > canvas", "ArrowDown", "Enter"],
  ["node-kayles(0-1-2-3-4-5-6)?view=board", ".play [aria-label^='Choose 3']", "ArrowRight", "Enter"],
  ["nim(1,2)?view=table", "tbody tr:not([aria-current]) button", "ArrowDown", "Enter"],
  ["wythoff(3,5)?view=grid", ".grid canvas", "ArrowRight", "Enter"],
  ["kayles(9)?view=sequence", ".sequence [data-seen] canvas", "ArrowLeft", "Enter"],
];

/** What is pressed in a figure is another position, and so is that where the keys lead. */
async function play(page: Page, place: Place, pressed: string, keys: readonly string[]): Promise<void> {
  const where = place === "page" ? page : page.frameLocator("iframe");
  const thing = where.locator(pressed).first();
  await expect(thing).toBeVisible();
  await expect(where.locator(".figure")).toHaveCSS("display", "flex");
  await expect.poll(() => linkOf(page)).not.toMatch(/line=|at=/);
  await thing.click();
  await expect.poll(() => linkOf(page)).toMatch(/line=|at=/);
  const then = await linkOf(page);
  // What was pressed is drawn anew, and the keyboard goes on there.
  await frames(page);
  for (const key of keys) await page.keyboard.press(key);
  await expect.poll(() => linkOf(page)).not.toBe(then);
}

for (const [link, pressed, ...keys] of VIEWS)
  test(`a figure of ${link} is seen and played in a frame that it is moved into, and when it comes back`, async ({
    page,
    somebody,
    faults,
  }) => {
    somebody.styles = "'unsafe-inline'";
    somebody.body = `<mex-graph></mex-graph><iframe width="700" height="700"></iframe>`;
    await page.goto(somebody.origin);
    for (const into of ["page", "frame", "page", "frame"] as const) {
      await show(page, link, into);
      await play(page, into, pressed, keys);
    }
    expect(faults).toEqual([]);
  });

for (const [link, pressed, ...keys] of VIEWS)
  test(`a figure of ${link} is seen and played in a page that is XML`, async ({ page, somebody, faults }) => {
    somebody.type = "application/xhtml+xml";
    somebody.styles = "'unsafe-inline'";
    somebody.demands = "trusted-types lit-html mexplorer; require-trusted-types-for 'script'";
    somebody.body = `<mex-graph><p>A graph</p></mex-graph>`;
    await page.goto(somebody.origin);
    await show(page, link, "page");
    await play(page, "page", pressed, keys);
    await expect(page.getByText("A graph")).toBeHidden();
    expect(faults).toEqual([]);
  });

for (const [as, file, type] of [
  ["a script", site, "text/javascript"],
  ["a module", library, "module"],
] as const)
  test(`a figure is seen and played in a page that gave every object a property, by ${as}`, async ({
    page,
    somebody,
    faults,
  }) => {
    await page.addInitScript(() => {
      Object.assign(Object.prototype, { version: "1.0" });
    });
    somebody.styles = "'unsafe-inline'";
    somebody.script = `<script type="${type}" src="${await file}mex-graph.js" defer=""></script>`;
    somebody.body = "<mex-graph></mex-graph>";
    await page.goto(somebody.origin);
    for (const [link, pressed, ...keys] of VIEWS) {
      await show(page, link, "page");
      await play(page, "page", pressed, keys);
    }
    expect(faults).toEqual([]);
  });

test("a figure that has not begun waits for its place in a frame", async ({ page, somebody, faults }) => {
  somebody.styles = "'unsafe-inline'";
  somebody.body = `<div style="height: 4000px"></div><mex-graph game="nim(1,2)"></mex-graph><iframe></iframe>`;
  await page.goto(somebody.origin);
  await page.waitForFunction(() => document.querySelector("mex-graph")?.shadowRoot);
  await page.evaluate(() => {
    const frame = document.querySelector("iframe");
    const figure = document.querySelector("mex-graph");
    if (figure) frame?.contentDocument?.body.append(figure);
  });
  const nodes = page.frameLocator("iframe").locator(".nodes .node");
  await expect(nodes).toHaveCount(0);
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect(nodes).toHaveCount(5);
  expect(faults).toEqual([]);
});
