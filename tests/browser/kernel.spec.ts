// A set of positions that may be the kernel: put together by mouse and by keyboard, judged at every change, in both languages.
import type { Locator } from "@playwright/test";
import { findings, type Part } from "./axe.ts";
import { expect, test, type Mexplorer } from "./fixture.ts";

const bar = ({ page }: Mexplorer): Locator => page.getByRole("group", { name: /^(Kernel|核)$/ });
const said = (mexplorer: Mexplorer): Locator => bar(mexplorer).locator("[data-says]");
const BAR: Part = { fromShadowDom: ["mex-graph", ".kernel"] };
const PICTURE: Part = { fromShadowDom: ["mex-graph", ".stage"] };
const amiss = ({ page }: Mexplorer): Locator => page.locator("mex-graph .lines .amiss.head");

test("the kernel of a graph is found by pressing positions, and each thing amiss is told @both", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,3)");
  await mexplorer.button("Class").click();
  await mexplorer.button("Kernel").click();
  await expect(page.locator(".classroom")).toHaveCount(0);
  await expect(said(mexplorer)).toContainText("(1) Independent");
  await expect(said(mexplorer)).toContainText("(2) Not absorbing: from 14 positions outside");
  await expect(said(mexplorer)).toContainText("Press positions to put them into the set");
  await mexplorer.expectAddress("nim(1,2,3)?hide=values&kernel={}");
  const [press, node] = [
    async (label: string): Promise<void> => mexplorer.node(label).click(),
    (label: string): Locator => mexplorer.node(label),
  ];
  await press("()");
  await press("(1)");
  await expect(node("(1)")).toHaveAttribute("aria-pressed", "true");
  await expect(node("(2)")).toHaveAttribute("aria-pressed", "false");
  await expect(said(mexplorer)).toContainText("(1) Not independent: 1 move leads");
  await expect(amiss(mexplorer)).toHaveAttribute("d", /^M/);
  // It is neither selected nor moved to.
  await expect(mexplorer.heading).toContainText("(1,2,3)");
  await mexplorer.button("Next violation").click();
  await expect(said(mexplorer)).toContainText("Violation 1 of 8: both (1) and its option () are in the set.");
  await expect(node("(3)")).toHaveClass(/dimmed/);
  await expect(node("()")).not.toHaveClass(/dimmed/);
  await press("(1)");
  await expect(node("(1)")).toHaveAttribute("aria-pressed", "false");
  await expect(amiss(mexplorer)).toHaveAttribute("d", "");
  await expect(node("(3)")).not.toHaveClass(/dimmed/);
  await press("(1,1)");
  await press("(2,2)");
  await expect(said(mexplorer)).toContainText("(2) Not absorbing: from 1 position outside");
  await press("(1,2,3)");
  await expect(said(mexplorer)).toContainText("So the set is the kernel.");
  await expect(said(mexplorer)).toContainText("the P-positions under normal play");
  await expect(mexplorer.button("Next violation")).toHaveAttribute("aria-disabled", "true");
  await mexplorer.expectAddress("nim(1,2,3)?at=(1)&hide=values&kernel=(),(1,1),(2,2),(1,2,3)");
  await mexplorer.button("Clear").click();
  await expect(mexplorer.graph.locator(".node[aria-pressed=true]")).toHaveCount(0);
  await mexplorer.button("Close the kernel").click();
  await expect(page.locator(".classroom")).toBeVisible();
  await expect(mexplorer.graph.locator(".node[aria-pressed]")).toHaveCount(0);
  await press("(1,2)");
  await expect(mexplorer.heading).toContainText("(1,2)");
});

test("all of it by keyboard", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(1,2)?hide=values");
  await mexplorer.button("Kernel").focus();
  await page.keyboard.press("Enter");
  await expect(bar(mexplorer)).toBeVisible();
  await mexplorer.graph.locator("[tabindex='0']").focus();
  await page.keyboard.press("Enter");
  await expect(mexplorer.node("(1,2)")).toHaveAttribute("aria-pressed", "true");
  await expect(mexplorer.node("(1,2)")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(mexplorer.node("(1,2)")).toHaveAttribute("aria-pressed", "false");
  // Every position is amiss, and the end of play comes first.
  await page.keyboard.press("PageDown");
  await expect(said(mexplorer)).toContainText(
    "Violation 1 of 5: () is outside the set, and no move is left there",
  );
  await page.keyboard.press("PageDown");
  await expect(said(mexplorer)).toContainText(
    "Violation 2 of 5: (1) is outside the set, and so are all its options.",
  );
  // The keyboard goes along, and so what is amiss can be put right.
  await expect(mexplorer.node("(1)")).toBeFocused();
  await mexplorer.button("Next violation").focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(said(mexplorer)).toContainText("Violation 5 of 5: (1,2)");
  await page.keyboard.press("ArrowRight");
  await expect(said(mexplorer)).toContainText("Violation 1 of 5");
  await page.keyboard.press("Escape");
  await expect(said(mexplorer)).not.toContainText("Violation");
  await expect(bar(mexplorer)).toBeVisible();
  await mexplorer.node("(1,2)").focus();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await expect(mexplorer.node("()")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(mexplorer.node("()")).toHaveAttribute("aria-pressed", "true");
  await mexplorer.button("Close the kernel").focus();
  await page.keyboard.press("Enter");
  await expect(bar(mexplorer)).toHaveCount(0);
});

test("a set half made is shared, in Chinese too, and nothing in it is found amiss by axe @settings", async ({
  mexplorer,
  page,
}) => {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await mexplorer.open("nim(1,2,3)?hide=values&kernel=(),(1,1),(1)");
    await expect(said(mexplorer)).toContainText("(1) Not independent: 2 moves lead");
    await expect(mexplorer.graph.locator(".node[aria-pressed=true]")).toHaveCount(3);
    for (const part of [BAR, PICTURE]) expect(await findings(page, part)).toEqual([]);
  }
  await mexplorer.follow("nim(1,2,3)?hide=values&kernel=(),(1,1),(1)&lang=zh");
  await expect(said(mexplorer)).toContainText("（1）必破性不成立：有 2 种走法");
  await bar(mexplorer).getByRole("button", { name: "逐条查看" }).click();
  await expect(said(mexplorer)).toContainText("第 1 处，共 6 处：(1) 和它的选项 () 都在集合中。");
  expect(await findings(page, BAR)).toEqual([]);
  for (const label of ["(1)", "(2,2)", "(1,2,3)"]) await mexplorer.node(label).click();
  await expect(said(mexplorer)).toContainText("因此这个集合就是核");
});

test("on a phone the set is put together with a finger, and what is said stands below the picture", async ({
  mexplorer,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mexplorer.open("nim(1,2,2)?hide=values&kernel={}");
  await mexplorer.node("()").click();
  await expect(mexplorer.node("()")).toHaveAttribute("aria-pressed", "true");
  await expect(bar(mexplorer)).toContainText("1 position");
  const [text, tools] = [
    await said(mexplorer).boundingBox(),
    await bar(mexplorer).locator(".tools").boundingBox(),
  ];
  expect(text?.y).toBeLessThan(tools?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
