// The positions in rows: sorted, paged, filtered, played, by mouse and by keyboard alone.
import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { findings, type Part } from "./axe.ts";
import { expect, literal, test, type Mexplorer } from "./fixture.ts";

const table = ({ page }: Mexplorer): Locator => page.getByRole("table", { name: /Positions of|的全部局面/ });
const TABLE: Part = { fromShadowDom: ["mex-graph", ".table"] };
const rows = (mexplorer: Mexplorer): Locator => table(mexplorer).locator("tbody tr");
const row = (mexplorer: Mexplorer, label: string): Locator =>
  rows(mexplorer).filter({ has: mexplorer.page.getByRole("button", { name: label, exact: true }) });
const current = (mexplorer: Mexplorer): Locator => table(mexplorer).locator("tr[aria-current=true] button");
const column = (mexplorer: Mexplorer, name: string): Promise<string[]> =>
  table(mexplorer).locator(`tbody .${name}`).allInnerTexts();

test("the table has the positions of the picture with their values, and plays as it does @both", async ({
  mexplorer,
}) => {
  await mexplorer.open();
  const drawn = await mexplorer.nodes.evaluateAll((nodes) =>
    nodes.map((node) =>
      (node.getAttribute("aria-label") ?? "").replace(/-position, value (\d+), .*/, ", $1"),
    ),
  );
  await mexplorer.choose("Table");
  await expect(rows(mexplorer)).toHaveCount(14);
  const listed = await rows(mexplorer).evaluateAll((all) =>
    all.map((each) =>
      ["button", ".outcome", ".grundy"]
        .map((part) => each.querySelector(part)?.textContent.trim())
        .join(", "),
    ),
  );
  expect(listed.sort()).toEqual(drawn.sort());
  await expect(current(mexplorer)).toHaveText("(1,2,3)");
  await expect(rows(mexplorer).filter({ hasText: "option" })).toHaveCount(6);
  await expect(row(mexplorer, "(2,3)")).toContainText("option");
  await row(mexplorer, "(2,3)").getByRole("button").click();
  await expect(current(mexplorer)).toHaveText("(2,3)");
  await mexplorer.expectLine("(1,2,3)", "[(2,3)]");
  // What is no option is looked at.
  await row(mexplorer, "(1,1,1)").getByRole("button").click();
  await mexplorer.expectAddress("nim(1,2,3)?view=table&line=(2,3)&at=(1,1,1)");
  // Looking is no move: what is undone is the move before it.
  await mexplorer.button("Undo").click();
  await expect(current(mexplorer)).toHaveText("(1,2,3)");
});

test("all positions are saved, with the game they come from @once", async ({ mexplorer }) => {
  await mexplorer.open("nim(1,2,3)?play=misere&view=table");
  for (const [name, ending] of [
    ["CSV", "csv"],
    ["JSON", "json"],
  ] as const) {
    const coming = mexplorer.page.waitForEvent("download");
    await mexplorer.page.getByRole("button", { name, exact: true }).click();
    const saved = await coming;
    expect(saved.suggestedFilename()).toBe(`nim-1-2-3.${ending}`);
    const text = readFileSync(await saved.path(), "utf8");
    expect(text).toContain("nim(1,2,3)");
    expect(text).toContain("misere");
    // A line or an object for every position.
    expect(text.match(/^\d+,|"number": \d+/gm)?.length).toBe(14);
  }
});

test("a large graph is paged, and the page of the selected position is shown @once", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(20,20,20)?view=table");
  await expect(rows(mexplorer)).toHaveCount(100);
  await expect(page.getByText("rows 1–100 of 1,771")).toBeVisible();
  await expect(current(mexplorer)).toHaveText("(20,20,20)");
  await expect(mexplorer.button("Previous rows")).toHaveAttribute("aria-disabled", "true");
  await mexplorer.button("Next rows").click();
  await expect(page.getByText("rows 101–200 of 1,771")).toBeVisible();
  await mexplorer.button("Last rows").click();
  await expect(page.getByText("rows 1,701–1,771 of 1,771")).toBeVisible();
  await expect(rows(mexplorer)).toHaveCount(71);
  await mexplorer.option("(20,20)").click();
  await expect(current(mexplorer)).toHaveText("(20,20)");
  await expect(current(mexplorer)).toBeInViewport();
});

test("all of it by keyboard, in Chinese", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(20,20,20)?view=table&lang=zh");
  const sort = page.getByRole("columnheader", { name: "SG 值" }).getByRole("button");
  await sort.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("columnheader", { name: "SG 值" })).toHaveAttribute("aria-sort", "ascending");
  await expect(sort).toBeFocused();
  const [first, , third] = await column(mexplorer, "go");
  await rows(mexplorer).first().getByRole("button").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(current(mexplorer)).toHaveText(third ?? "");
  await expect(current(mexplorer)).toBeFocused();
  expect(first).toBe("()");
  await mexplorer.button("最后").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("第 1,701–1,771 行，共 1,771 行")).toBeVisible();
  await mexplorer.expectAddress(`nim(20,20,20)?view=table&sort=grundy&at=${third ?? ""}&lang=zh`);
});

test("the head stays in sight, and axe finds nothing", async ({ mexplorer, page }) => {
  test.slow();
  await mexplorer.open("nim(20,20,20)?view=table");
  const top = async (): Promise<number | undefined> =>
    (await table(mexplorer).getByRole("columnheader").first().boundingBox())?.y;
  const before = await top();
  await rows(mexplorer).last().scrollIntoViewIfNeeded();
  expect(await top()).toBe(before);
  expect(await findings(page, TABLE)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/#nim(3,4,5)?view=table&only=0");
  await expect(rows(mexplorer)).toHaveCount(7);
  expect(await findings(page, TABLE)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("only the table itself scrolls sideways", async ({ mexplorer, page }) => {
    await mexplorer.open(`nim(${Array<number>(30).fill(1).join(",")})?view=table`);
    await expect(rows(mexplorer)).toHaveCount(31);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await mexplorer.tap(row(mexplorer, "()").getByRole("button"));
    await expect(mexplorer.heading).toHaveText(new RegExp(`${literal("()")}\\s*$`));
    const { width = 0, height = 0 } = (await current(mexplorer).boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(32);
  });
});
