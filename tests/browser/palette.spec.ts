// What only a browser shows of the list of commands: where the keyboard goes, what axe finds, how it fits, and whose keys are whose.
import type { Locator, Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, test } from "./fixture.ts";

const sheet = (page: Page): Locator => page.getByRole("dialog", { name: /^(Find|查找)$/ });
const button = (page: Page): Locator =>
  page.getByRole("button", { name: /^(Find a game, a view or a command|查找游戏、视图或命令)$/ });

test("it opens by mouse, and gives the keyboard back", async ({ mexplorer, page }) => {
  await mexplorer.open();
  await button(page).click();
  await expect(sheet(page).getByRole("combobox")).toBeFocused();
  await expect(sheet(page).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await mexplorer.position.focus();
  await page.keyboard.press("ControlOrMeta+k");
  await sheet(page).getByRole("option", { name: "Table" }).click();
  await expect(page.getByRole("table", { name: /Positions of/ })).toBeVisible();
  await expect(sheet(page)).toBeHidden();
});

for (const lang of ["en", "zh"])
  test(`axe finds nothing in it (${lang}) @once`, async ({ mexplorer, page }) => {
    await mexplorer.open(`nim(1,2,3)?lang=${lang}`);
    await button(page).click();
    await page.keyboard.type(lang === "en" ? "威佐夫" : "wythoff");
    await expect(sheet(page).getByRole("option").first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test("it fits, and opens what a finger chooses", async ({ mexplorer, page }) => {
    await mexplorer.open();
    await mexplorer.tap(button(page));
    await sheet(page).getByRole("combobox").fill("vectors");
    await expect(sheet(page).getByRole("option").first()).toBeVisible();
    for (const entry of [sheet(page), ...(await sheet(page).getByRole("option").all())]) {
      const { x = 0, width = 0 } = (await entry.boundingBox()) ?? {};
      expect([x >= 0, x + width <= 320]).toEqual([true, true]);
    }
    await sheet(page).getByRole("combobox").fill("kayles");
    await mexplorer.tap(sheet(page).getByRole("option").first());
    await expect.poll(() => decodeURIComponent(page.url())).toContain("#octal[code=0.77](");
  });
});

test("a figure leaves its key to the page around it", async ({ page }) => {
  await page.goto("/embed.html#nim(1,2,3)");
  const node = page.getByRole("button", { name: /^\(1,2,3\),/ });
  await node.focus();
  await page.evaluate(() => {
    addEventListener("keydown", (event) => {
      document.title = `${event.key} ${event.defaultPrevented ? "taken" : "left"}`;
    });
  });
  await page.keyboard.press("Control+k");
  await expect(page).toHaveTitle("k left");
  await expect(sheet(page)).toHaveCount(0);
});
