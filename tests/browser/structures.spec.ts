// The structures of three heaps: chosen by mouse, finger and keys, completed by a class, in both languages; hidden values leak nothing.
import type { Locator, Page } from "@playwright/test";
import { findings, type Part } from "./axe.ts";
import { expect, test } from "./fixture.ts";

test.use({ hasTouch: true });

const VIEW: Part = { fromShadowDom: ["mex-graph", ".structures"] };
const says = (page: Page): Locator => page.locator(".structures .says");
const point = (page: Page, number: number): Locator => page.locator(`.structures [data-point="${number}"]`);
const line = (page: Page, triple: string): Locator => page.locator(`.structures [data-triple="${triple}"]`);

test("two numbers lead to their triple, in the figure, the panel and the graph", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(7,7,7)");
  await mexplorer.choose("Structures");
  await expect(says(page)).toContainText("The 21 pairs make 7 triples");
  await expect(page.locator(".structures .line.lit")).toHaveCount(7);
  await point(page, 2).click();
  await expect(says(page)).toContainText("2 lies in 3 triples");
  await expect(page.locator(".structures .line.through")).toHaveCount(3);
  await mexplorer.tap(point(page, 5));
  await expect(says(page)).toHaveText("2 and 5 lie in exactly one triple: (2,5,7), a P-position.");
  await expect(line(page, "2-5-7")).toHaveClass(/chosen/);
  await mexplorer.expectSelected("(2,5,7)");
  await mexplorer.expectAddress("nim(7,7,7)?view=graph,structures&pair=2,5&at=(2,5,7)");
  // A position that is selected elsewhere stands out here, or how it is lowered into the system.
  await page.getByRole("button", { name: "3 5 6", exact: true }).click();
  await expect(line(page, "3-5-6")).toHaveClass(/chosen/);
  await mexplorer.open("nim(5,9,15)?view=structures&points=15");
  await expect(says(page)).toContainText("Lower 15 to 12, and it is one: (5,9,12).");
  await expect(page.locator(".structures .lowering")).toHaveCount(1);
});

test("by keys a day of the week is gone to, and growth goes on step by step", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(15,15,15)?view=graph,structures&structure=week");
  await expect(says(page)).toContainText("Kirkman, 1850");
  await page.keyboard.press("PageDown");
  await expect(says(page)).toHaveText("Monday: five rows, each a P-position, and every girl walks once.");
  await expect(page.locator(".structures .line.through")).toHaveCount(5);
  await point(page, 1).focus();
  await page.keyboard.press("ArrowRight");
  await expect(point(page, 2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(says(page)).toHaveText("On Monday, 2 walks with 1 and 3.");
  await mexplorer.open("nim(5,9,12)?view=structures&structure=growth&stage=0");
  await expect(says(page)).toContainText("(0,0,0): no stone is left");
  await page.keyboard.press("PageDown");
  await expect(says(page)).toContainText("(1,1,0) is P");
});

test("axe finds nothing amiss, in Chinese and on a phone likewise @once @full", async ({
  mexplorer,
  page,
}) => {
  for (const link of [
    "structure=triples&pair=2,5",
    "structure=week&day=2",
    "structure=sets&property=1",
    "structure=growth",
  ]) {
    await mexplorer.open(`nim(5,9,12)?view=structures&${link}`);
    await expect(page.locator(".structures .drawing svg").first()).toBeVisible();
    expect(await findings(page, VIEW), link).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await mexplorer.open("nim(7,7,7)?view=structures&pair=2,5&lang=zh");
  await expect(says(page)).toHaveText("2 与 5 恰在一个三元组中：(2,5,7)，它是 P 局面。");
  expect(await findings(page, VIEW)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a structure is presented, and led with a clicker", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(7,7,7)?hide=values&view=structures");
  await expect(says(page)).toContainText("None is found yet.");
  await page.keyboard.press("F5");
  await expect(page.locator(".presented .says")).toBeVisible();
  await expect(page.locator(".structures .kinds")).toBeHidden();
  await page.keyboard.press("PageDown");
  await expect(page.locator(".structures .line")).toHaveCount(1);
  await page.keyboard.press("PageUp");
  await expect(page.locator(".structures .line")).toHaveCount(0);
  const points = await Promise.all(
    (await page.locator("[data-point]").all()).map((each) => each.boundingBox()),
  );
  const sentence = await page.locator(".presented .says").boundingBox();
  for (const point of points)
    expect((point?.y ?? 0) + (point?.height ?? 0)).toBeLessThanOrEqual(sentence?.y ?? 0);
  await page.keyboard.press("Escape");
  await expect(page.locator(".structures .kinds")).toBeVisible();
});
