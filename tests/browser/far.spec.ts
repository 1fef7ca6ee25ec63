// A graph of very many positions: seen whole, and from near as small ones are, by mouse, keyboard and ear.
import type { Locator, Page } from "@playwright/test";
import { findings, type Part } from "./axe.ts";
import { expect, frames, literal, test as base, type Mexplorer } from "./fixture.ts";

/** The large graph of a page by its parts. */
class FarPage {
  readonly page: Page;
  readonly section: Locator;
  readonly sheet: Locator;
  readonly canvas: Locator;
  readonly told: Locator;
  readonly field: Locator;
  readonly map: Locator;
  readonly nodes: Locator;

  constructor(page: Page) {
    this.page = page;
    this.section = page.locator("section.far");
    this.sheet = this.section.getByRole("application");
    this.canvas = this.sheet.locator("> canvas");
    this.told = this.section.locator("p.told");
    this.field = this.section.getByRole("textbox", { name: /^(Find a position|查找局面)$/ });
    this.map = this.section.locator(".map");
    this.nodes = this.sheet.locator(".near .nodes").getByRole("button");
  }

  /** Waits until all of it is painted. */
  async seen(): Promise<void> {
    await expect(this.sheet).toHaveAttribute("data-seen", /\d/);
  }

  node(label: string): Locator {
    return this.sheet
      .locator(".near .nodes")
      .getByRole("button", { name: new RegExp(`^${literal(label)},`) });
  }

  async find(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press("Enter");
  }

  /** Points at the middle of the picture, and a little beside it, until a position is told of. */
  async pointSomewhere(): Promise<string> {
    const box = await this.canvas.boundingBox();
    if (!box) throw new Error("there is no canvas");
    await this.page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.52);
    await expect(this.told).toContainText("(");
    return this.said();
  }

  /** What is told of a position. */
  async said(): Promise<string> {
    return ((await this.told.textContent()) ?? "").trim();
  }
}

const test = base.extend<{ far: FarPage }>({
  far: async ({ page }, use) => {
    await use(new FarPage(page));
  },
});

const LARGE = "nim(40,45,50)";
const FAR: Part = { fromShadowDom: ["mex-graph", ".far"] };

async function open(mexplorer: Mexplorer, far: FarPage, link = LARGE): Promise<void> {
  await mexplorer.open(link);
  await expect(far.section).toBeVisible();
  await far.seen();
}

test("a large graph is seen whole, read where the pointer is, and selected by a press @both", async ({
  mexplorer,
  far,
}) => {
  await open(mexplorer, far);
  await expect(mexplorer.counts).toContainText("22,591 positions");
  await expect(far.sheet).toHaveAccessibleName("Position graph of nim(40,45,50)");
  await expect(far.map).toBeHidden();
  await expect(far.nodes).toHaveCount(0);
  const told = await far.pointSomewhere();
  const [label = ""] = /^\([^)]*\)/.exec(told) ?? [];
  await far.page.mouse.down();
  await far.page.mouse.up();
  await mexplorer.expectSelected(label);
  await expect(mexplorer.panel).toContainText(/Grundy value \d+/);
});

test("from near positions are buttons, in the places that they have from afar", async ({
  mexplorer,
  far,
}) => {
  await open(mexplorer, far);
  await far.find("12, 20, 24");
  await mexplorer.expectSelected("(12,20,24)");
  const node = far.node("(12,20,24)");
  await expect(node).toHaveAttribute("aria-label", "(12,20,24), P-position, value 0");
  await expect(far.sheet).toHaveClass(/isNear/);
  await expect(far.map).toBeVisible();
  await expect(far.section).toContainText(/[\d,]+ of 22,591 positions in sight/);
  // What the canvas has at the place of a node is the same position.
  const others = far.sheet.locator(".near .node:not([aria-current])");
  for (const index of [3, 11, 17]) {
    const other = others.nth(index);
    const label = (await other.getAttribute("aria-label")) ?? "";
    const box = await other.locator(".body").boundingBox();
    const place = await far.canvas.boundingBox();
    if (!box || !place) throw new Error("it is not there");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isInSight = x > place.x && x < place.x + place.width && y > place.y && y < place.y + place.height;
    if (!isInSight) continue;
    await far.page.mouse.move(x, y);
    await expect(far.told).toContainText(/^\([^)]*\)/.exec(label)?.[0] ?? "nothing");
  }
  await mexplorer.button("Fit").click();
  await expect(far.nodes).toHaveCount(0);
  await expect(far.map).toBeHidden();
  await expect(far.sheet).not.toHaveClass(/isNear/);
});

test("what is looked for and is not there is named, and nothing is lost @once", async ({
  mexplorer,
  far,
}) => {
  await open(mexplorer, far);
  await far.find("41, 45, 50");
  await expect(mexplorer.fault).toHaveText("41, 45, 50 is none of these positions.");
  await mexplorer.expectSelected("(40,45,50)");
  await far.find("1,1");
  await expect(mexplorer.fault).toHaveCount(0);
  await mexplorer.expectSelected("(1,1)");
});

test("arrow keys go along moves, far and near, and Enter selects", async ({ mexplorer, far, page }) => {
  await open(mexplorer, far);
  await far.sheet.focus();
  await page.keyboard.press("ArrowDown");
  await expect(far.told).toContainText(/\(\d+,\d+,\d+\), N-position, value \d+/);
  const [below = ""] = /^\([^)]*\)/.exec(await far.said()) ?? [];
  await page.keyboard.press("Enter");
  await mexplorer.expectSelected(below);
  await far.find(below);
  await expect(far.node(below)).toBeVisible();
  await far.node(below).focus();
  for (let step = 0; step < 12; step++)
    await page.keyboard.press(step % 3 === 2 ? "ArrowRight" : "ArrowDown");
  // The keyboard stays at a node, wherever that has led.
  await expect(far.sheet.locator(".near .node:focus")).toHaveCount(1);
  const label = await far.sheet.locator(".near .node:focus").getAttribute("aria-label");
  await page.keyboard.press("Enter");
  await mexplorer.expectSelected(/^\([^)]*\)/.exec(label ?? "")?.[0] ?? "nothing");
  await page.keyboard.press("0");
  await expect(far.nodes).toHaveCount(0);
  await expect(far.sheet).toBeFocused();
});

test("hidden values are told of nowhere, far or near, until they are shown", async ({ mexplorer, far }) => {
  await open(mexplorer, far, `${LARGE}?hide=values`);
  const told = await far.pointSomewhere();
  expect(told).toMatch(/^\([^)]*\), hidden$/);
  await expect(mexplorer.panel).toContainText("135 options:");
  await far.find("(12,20,24)");
  await expect(far.node("(12,20,24)")).toHaveAttribute("aria-label", "(12,20,24), hidden");
  await expect(far.sheet.locator(".near .node:not(.hidden)")).toHaveCount(0);
  await expect(far.sheet.locator(".near .winning path")).toHaveCount(0);
  await mexplorer.button("this position").click();
  await expect(far.node("(12,20,24)")).toHaveAttribute("aria-label", /value 0$/);
});

test("the legend picks out values, far and near @once", async ({ mexplorer, far, page }) => {
  await open(mexplorer, far);
  const pixels = (): Promise<number> =>
    far.canvas.evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const copy = document.createElement("canvas");
      Object.assign(copy, { width, height });
      const context = copy.getContext("2d", { willReadFrequently: true });
      context?.drawImage(canvas, 0, 0);
      return new Set(new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? [])).size;
    });
  const all = await pixels();
  await page.getByRole("button", { name: /^0/ }).filter({ hasText: "whoever moves loses" }).click();
  await expect.poll(pixels).toBeLessThan(all / 2);
  await far.find("(12,20,24)");
  await expect(far.node("(12,20,24)")).not.toHaveClass(/dimmed/);
  await expect(far.sheet.locator(".near .node.N:not(.dimmed)")).toHaveCount(0);
});

test("positions are labelled layer by layer @once", async ({ mexplorer, far, page }) => {
  await open(mexplorer, far, `${LARGE}?layer=3`);
  await expect(page.getByRole("group", { name: /Labelling/ })).toContainText("layer 3");
  await far.find("(2)");
  await expect(far.node("(2)")).toHaveAttribute("aria-label", /value 2$/);
  await expect(far.node("(3)")).toHaveAttribute("aria-label", /not found yet/);
});

test("all of it is there in Chinese, on a phone", async ({ mexplorer, far, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(mexplorer, far, `${LARGE}?lang=zh`);
  await expect(far.section).toContainText("每个方块是一个局面");
  await far.find("(12,20,24)");
  await expect(far.section).toContainText(/可见 22,591 个局面中的 \d+ 个/);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

/** Holds what cells are drawn with on its way, until it is let go. */
async function holdDrawings(page: Page): Promise<() => void> {
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/assets\/sketch-/, async (route) => {
    await coming;
    await route.continue();
  });
  return () => come();
}

test("a small graph whose drawings are still to come is not taken for a large one @once", async ({
  mexplorer,
  far,
  page,
}) => {
  await open(mexplorer, far, "nim(20,20,20)");
  const come = await holdDrawings(page);
  await mexplorer.follow("chomp(4,3)");
  await expect(page).toHaveTitle("chomp(4,3) · Mexplorer");
  // Lines between cells that overlap would be no lines, of which the console tells.
  await frames(page, 10);
  come();
  await expect(mexplorer.nodes).toHaveCount(13);
});

test("a graph that is presented may have other room while its drawings are still to come @once", async ({
  mexplorer,
  page,
}) => {
  // A browser gives the whole screen only to who presses a button; without it a figure fills the window.
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "requestFullscreen"));
  await mexplorer.open("nim(1,2,3)");
  await mexplorer.button("Present: on the whole screen, to be read from afar").click();
  await expect(page.locator("[fills-window]")).toHaveCount(1);
  const come = await holdDrawings(page);
  await mexplorer.follow("chomp(4,3)");
  await expect(page).toHaveTitle("chomp(4,3) · Mexplorer");
  await page.setViewportSize({ width: 1000, height: 600 });
  await frames(page, 10);
  come();
  await expect(mexplorer.nodes).toHaveCount(13);
});

test("a figure alone shows it as well", async ({ far, page }) => {
  await page.goto("/embed.html#wythoff(60,70)");
  await expect(far.section).toBeVisible();
  await far.seen();
  await far.find("(30,49)");
  await expect(far.node("(30,49)")).toHaveAttribute("aria-label", "(30,49), P-position, value 0");
});

for (const theme of ["light", "dark"] as const)
  test(`axe finds nothing on a large graph, far and near, in ${theme} @once @full`, async ({
    mexplorer,
    far,
    page,
  }) => {
    await open(mexplorer, far, `${LARGE}?theme=${theme}`);
    expect(await findings(page, FAR)).toEqual([]);
    await far.find("(12,20,24)");
    await expect(far.node("(12,20,24)")).toBeVisible();
    expect(await findings(page, FAR)).toEqual([]);
  });

test("memory stays bounded while it is moved about, and from one large game to the next @once @full", async ({
  mexplorer,
  far,
  page,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "only Chromium tells how much memory there is");
  test.setTimeout(180_000);
  await open(mexplorer, far);
  const session = await page.context().newCDPSession(page);
  const used = async (): Promise<number> => {
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    return usedSize / 2 ** 20;
  };
  await far.find("(12,20,24)");
  await far.sheet.focus();
  const pan = async (times: number): Promise<void> => {
    for (let round = 0; round < times; round++)
      await page.keyboard.press(
        ["Shift+ArrowRight", "Shift+ArrowDown", "Shift+ArrowLeft", "Shift+ArrowUp"][round % 4] ?? "",
      );
  };
  await pan(40);
  const before = await used();
  await pan(200);
  expect(await used()).toBeLessThan(before + 15);
  const opened = async (from: number, to: number): Promise<void> => {
    for (let heap = from; heap < to; heap++) {
      await mexplorer.follow(`nim(${heap},20,30)`);
      await mexplorer.expectSelected(`(20,${heap},30)`);
    }
  };
  await opened(20, 25);
  const after = await used();
  await opened(21, 30);
  for (let round = 0; round < 4; round++) await opened(20, 30);
  expect(await used()).toBeLessThan(after + 25);
});
