// Whatever is shown is presented by one button, with one way out, and is blank at a key.
import { expect, test } from "../browser/fixture.ts";

for (const [view, shown] of [
  ["graph", "svg.nodes"],
  ["board", ".boards"],
  ["table", ".table"],
  ["grid", ".grid"],
  ["sequence", ".sequence"],
  ["structures", ".structures"],
  ["theorems", ".theorems"],
] as const)
  test(`${view} is presented under the rule, and left again`, async ({ mexplorer, page }) => {
    const figure = page.locator("mex-graph[data-presented]");
    await mexplorer.open(`nim(1,2)?view=${view}&line=(2)`);
    await expect(page.locator(shown).first()).toBeVisible();
    await mexplorer.button("Present: on the whole screen, to be read from afar").click();
    await expect(figure).toHaveCount(1);
    await expect(page.locator(".presenting")).toContainText("nim(1,2) Choose a heap");
    await page.keyboard.press("b");
    await expect(page.locator(".blank")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(page.locator(".blank")).toHaveCount(0);
    // A clicker leads along the moves that were made, where nothing else is led through.
    if (view !== "structures") {
      await page.keyboard.press("PageUp");
      await expect(mexplorer.heading).toContainText("(1,2)");
      await page.keyboard.press("PageDown");
      await expect(mexplorer.heading).toContainText("(2)");
    }
    await mexplorer.button("Leave").click();
    await expect(figure).toHaveCount(0);
    await expect(page.locator(".presenting")).toHaveCount(0);
  });

test("a lesson is presented without the rule, and left by Escape", async ({ mexplorer, page }) => {
  await mexplorer.open("?lesson=bash-21&page=four");
  await mexplorer.button("Present").click();
  await expect(page.locator("mex-graph[data-presented]")).toHaveCount(1);
  await page.keyboard.press("b");
  await expect(page.locator(".blank")).toHaveCount(1);
  await expect(page.locator(".presenting")).toHaveCount(0);
  await page.keyboard.press("b");
  await expect(page.locator(".blank")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator("mex-graph[data-presented]")).toHaveCount(0);
});
