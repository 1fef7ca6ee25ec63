// A figure in a frame: the page around it, of another origin, learns its height and says its colours.
import type { Frame, Page } from "@playwright/test";
import { expect, test as base, watch } from "./fixture.ts";
import { host, site, type Host } from "./host.ts";

const test = base.extend<{ somebody: Host; faults: string[] }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  somebody: async ({}, use) => {
    const page = await host();
    page.script = `<script src="${await site}frame.js" defer></script>`;
    page.body = `<iframe title="Nim" src="${await site}embed.html#nim(1,2,3)"></iframe>`;
    await use(page);
    page.close();
  },
  faults: async ({ page }, use) => {
    const faults = await watch(page);
    await use(faults);
    expect(faults).toEqual([]);
  },
});

/** In every document a figure would like to be as high as `wanted` says there. */
async function wishHeights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wished = { wanted: 300 as number | undefined };
    Object.assign(globalThis, { wished });
    const define = customElements.define.bind(customElements);
    customElements.define = (name, element) => {
      Object.defineProperty(element.prototype, "naturalHeight", { get: () => wished.wanted });
      define(name, element);
    };
  });
}

/** Listens in every document to what is sent to it; of what is said twice in a row, once. What comes back tells what the page itself has heard. */
async function hear(page: Page): Promise<() => Promise<Array<{ type?: string; height?: number }>>> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    addEventListener("message", ({ data }) => {
      if (JSON.stringify(data) !== JSON.stringify(heard.at(-1))) heard.push(data);
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: object[] }).heard);
}

async function framed(page: Page): Promise<Frame> {
  const element = await page.waitForSelector("iframe");
  const frame = await element.contentFrame();
  if (!frame) throw new Error("there is no frame");
  await expect(frame.locator("mex-graph .nodes .node")).toHaveCount(14);
  return frame;
}

/** The figure would like to have this height from the next change on, which is made. */
async function wish(frame: Frame, wanted: number | undefined, move: string): Promise<void> {
  await frame.evaluate((wanted) => {
    (globalThis as unknown as { wished: { wanted: number | undefined } }).wished.wanted = wanted;
  }, wanted);
  await frame.locator("mex-graph").getByRole("button", { name: move }).press("Enter");
  // A figure of so little height is but its picture, in which a move changes nothing that could be higher.
  await frame.evaluate(() => {
    dispatchEvent(new Event("resize"));
  });
}

const heightOf = (page: Page) => page.locator("iframe").evaluate((frame) => frame.clientHeight);

test("a frame becomes as high as its figure needs, within bounds @both", async ({
  page,
  somebody,
  faults,
}) => {
  await wishHeights(page);
  await page.goto(somebody.origin);
  const frame = await framed(page);
  await expect.poll(() => heightOf(page)).toBe(300);
  for (const [wanted, height, move] of [
    [420.5, 421, "(2,3),"],
    [10, 80, "(1,2,3),"],
    [9000, 4000, "(2,3),"],
  ] as const) {
    await wish(frame, wanted, move);
    await expect.poll(() => heightOf(page)).toBe(height);
  }
  expect(faults).toEqual([]);
});

test("a frame tells of a height when it is another, and its page hears no one else", async ({
  page,
  somebody,
  faults,
}) => {
  await wishHeights(page);
  const heard = await hear(page);
  await page.goto(somebody.origin);
  const frame = await framed(page);
  await expect.poll(heard).toHaveLength(1);
  const [{ height: first = 0 } = {}] = await heard();
  expect(await heard()).toEqual([{ type: "mexplorer:size", v: 1, height: first }]);
  // A pixel more, or no height any longer, is nothing to tell.
  await wish(frame, 301, "(2,3),");
  await wish(frame, undefined, "(1,2,3),");
  await wish(frame, 350, "(2,3),");
  await expect.poll(heard).toHaveLength(2);
  expect((await heard())[1]?.height).toBe(first + 50);
  const height = await heightOf(page);
  // A message that is none of a frame's, or that asks for too much.
  await page.evaluate(() => {
    postMessage({ type: "mexplorer:size", v: 1, height: 200 }, "*");
  });
  await frame.evaluate(() => {
    for (const height of [7, 1e9, "200px", NaN])
      parent.postMessage({ type: "mexplorer:size", v: 1, height }, "*");
    parent.postMessage({ type: "size", v: 1, height: 200 }, "*");
    parent.postMessage(null, "*");
  });
  await expect.poll(heard).toHaveLength(9);
  expect(await heightOf(page)).toBe(height);
  expect(faults).toEqual([]);
});

const paperOf = (frame: Frame) =>
  frame.locator(".figure").evaluate((element) => getComputedStyle(element).backgroundColor);
const LIGHT = "rgb(253, 252, 250)";
const DARK = "rgb(21, 23, 27)";

test("a frame has the colours of the page around it", async ({ page, somebody, faults }) => {
  await page.goto(somebody.origin);
  const frame = await framed(page);
  await expect.poll(() => paperOf(frame)).toBe(LIGHT);
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = "dark";
  });
  await expect.poll(() => paperOf(frame)).toBe(DARK);
  await page.evaluate(() => {
    document.documentElement.dataset["theme"] = "light";
  });
  await expect.poll(() => paperOf(frame)).toBe(LIGHT);
  // What the link says counts more.
  await frame.evaluate(() => {
    location.hash = "#nim(1,2,3)?theme=dark";
  });
  await expect.poll(() => paperOf(frame)).toBe(DARK);
  await page.evaluate(() => {
    document.documentElement.dataset["theme"] = "auto";
  });
  expect(await paperOf(frame)).toBe(DARK);
  expect(faults).toEqual([]);
});

test("a page whose script comes after its frames has their heights", async ({ page, somebody, faults }) => {
  await wishHeights(page);
  const script = `${await site}frame.js`;
  somebody.script = "";
  await page.goto(somebody.origin);
  const frame = await framed(page);
  const before = await heightOf(page);
  await page.addScriptTag({ url: script });
  await expect.poll(() => heightOf(page)).toBeGreaterThan(before);
  await expect.poll(() => paperOf(frame)).toBe(LIGHT);
  expect(faults).toEqual([]);
});

test("a page drives the figure in its frame and hears of it, and nobody else does", async ({
  page,
  somebody,
  faults,
}) => {
  const heard = await hear(page);
  await page.goto(somebody.origin);
  const frame = await framed(page);
  const events = async () => JSON.stringify((await heard()).filter(({ type }) => type !== "mexplorer:size"));
  expect(await events()).toBe("[]");
  const say = (message: unknown) =>
    page.evaluate((message) => {
      document.querySelector("iframe")?.contentWindow?.postMessage(message, "*");
    }, message);
  await say({ type: "mexplorer:hear" });
  await say({ type: "mexplorer:show", link: 7 });
  // The frame itself is not the page around it.
  await frame.evaluate(() => {
    postMessage({ type: "mexplorer:show", link: "nim(9)" }, "*");
  });
  await say({ type: "mexplorer:show", link: "nim(2,2)?at=(1,1)" });
  await expect(frame.locator("mex-graph .nodes .node")).toHaveCount(6);
  await expect.poll(events).toContain('{"type":"mexplorer:open","v":1,"detail":{"notation":"nim(2,2)"');
  await expect
    .poll(events)
    .toContain('"detail":{"position":"(1,1)","outcome":"P","grundy":0,"remoteness":2}');
  expect(await events()).not.toContain("nim(9)");
  expect(faults).toEqual([]);
});

test("alone, embed.html tells nobody of its height", async ({ page, faults }) => {
  await wishHeights(page);
  const heard = await hear(page);
  await page.goto("/embed.html#nim(1,2,3)");
  await expect(page.locator("mex-graph .nodes .node")).toHaveCount(14);
  await page.locator("mex-graph").getByRole("button", { name: "(2,3)," }).press("Enter");
  await expect(page.locator("mex-graph .verdict")).toContainText("(2,3)");
  expect(await heard()).toEqual([]);
  expect(faults).toEqual([]);
});
