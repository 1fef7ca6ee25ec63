// Rules that a reader types.
import { expect, test, type Mexplorer } from "../browser/fixture.ts";

const DIVISORS = "take[where={divides(k, n) and k < n}](12)";
const rule = ({ page }: Mexplorer) => page.getByRole("textbox", { name: "Take k of n stones where" });

test("what is wrong with a rule is said where it is, and the picture stays", async ({ mexplorer, page }) => {
  await mexplorer.open(DIVISORS);
  await rule(mexplorer).fill("k < m");
  await expect(page.getByRole("alert")).toContainText("m");
  await expect(page.locator(".field.wrong mark")).toHaveText("m");
  await mexplorer.expectSelected("(12)");
  await rule(mexplorer).fill("k < n");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText("Read as: k < n.")).toBeVisible();
});
