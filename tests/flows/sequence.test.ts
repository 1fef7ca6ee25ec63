// A long sequence on the page: it grows, may be stopped, and keeps what has come.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../browser/fixture.ts";

const said = (page: Page): Locator => page.locator(".sequence .repeats");
const lengths = (page: Page): Locator => page.getByRole("combobox", { name: "Size" });

test("what has come of a long sequence is kept when it is stopped", async ({ mexplorer, page }) => {
  await mexplorer.open("octal[code=0.104](20)?view=sequence&length=2000000");
  const wait = page.locator(".sequence .wait");
  await expect(wait).toContainText("of 2,000,000 heaps");
  // Of values that are coming it is not said how they repeat.
  await expect(said(page)).toHaveText("");
  await wait.getByRole("button", { name: "Cancel" }).click();
  await expect(wait).toHaveCount(0);
  await expect(said(page)).toContainText(/no period seen up to heap [\d,]+/);
  await expect(said(page)).toContainText(/stopped at heap [\d,]+/);
  await expect(said(page).getByRole("button", { name: "Compute" })).toHaveCount(1);
  await expect(page.locator(".sequence").getByRole("button", { name: "b-file" })).toHaveCount(1);
});

test("where a game becomes too large, the sizes that can be had are offered", async ({ mexplorer, page }) => {
  await mexplorer.open("octal[code=0.77](5)?play=misere&view=sequence&length=300");
  await expect(said(page)).toContainText(/up to heap \d+: for more, over 200,000 positions/);
  const [, last = ""] = /up to heap (\d+):/.exec(await said(page).innerText()) ?? [];
  const offered = await lengths(page).locator("option").allInnerTexts();
  expect(offered.at(-1)).toBe(String(Number(last) + 1));
});

test("a single coin is read by its place", async ({ mexplorer, page }) => {
  await mexplorer.open("mock-turtles(4)?view=sequence&length=30");
  await expect(page.locator(".sequence .told")).toContainText("Heap 4: value 7");
  await expect(page.locator(".sequence .genera")).toHaveCount(0);
});
