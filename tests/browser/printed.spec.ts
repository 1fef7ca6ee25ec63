// What is shown, printed by the key by which browsers print: the picture with what it means, and nothing to be pressed.
import { expect, test } from "./fixture.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Playwright sets these media in Chromium only.");

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    // The browser's own dialog would wait for a person.
    globalThis.print = () => {
      document.documentElement.dataset["prints"] = "1";
    };
  });
});

for (const [link, picture] of [
  ["nim(1,2,3)?color=outcome&theme=dark", ".layers"],
  ["wythoff(12,12)?view=grid&rows=13&columns=13&theme=dark", "img.printed"],
  ["kayles(12)?view=sequence&length=40", "img.printed"],
  ["nim(1,2,3)?view=structures&lang=zh", "img.printed"],
  ["chomp(3,3,3)?view=graph,board", "img.printed"],
  ["nim(1,2,3)?view=table", ".table"],
] as const)
  test(`of ${link} the picture is printed with its rule, and no button`, async ({ mexplorer, page }) => {
    await mexplorer.open(link);
    await expect(page.locator("mex-graph .stage")).toBeVisible();
    await page.keyboard.press("Control+p");
    await expect(page.locator("html")).toHaveAttribute("data-prints", "1");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(picture).first()).toBeVisible();
    await expect(page.locator("p.printed")).toBeVisible();
    await expect(mexplorer.panel).toBeHidden();
    const pressed = await page
      .locator("button, select, input, summary")
      .evaluateAll((all) => all.filter((each) => each.checkVisibility() && !each.closest(".legend, .table")));
    expect(pressed).toEqual([]);
    const pages = (await page.pdf()).toString("latin1").match(/\/Type ?\/Page\b/g);
    expect(pages).toHaveLength(1);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: null });
    await expect(mexplorer.panel).toBeVisible();
  });
