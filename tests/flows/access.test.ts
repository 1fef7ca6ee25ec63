// Readable for everyone: what axe finds, a page without motion, words for a screen reader, large type.
import { expect, test } from "../browser/fixture.ts";

test("a selected position is told to a screen reader", async ({ mexplorer, page }) => {
  await mexplorer.open();
  await mexplorer.option("(2,3)").click();
  await expect(page.locator(".spoken")).toHaveText("(2,3) can be won: move to (2,2). Grundy value 1.");
});
