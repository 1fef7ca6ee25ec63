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

test("a formula stands in the place of a number as long as there is one", async ({ mexplorer, page }) => {
  await mexplorer.open("fibonacci[factor=3](12)");
  const factor = page.getByRole("textbox", { name: "Times as many at most" });
  const quota = page.getByRole("textbox", { name: "Or at most, after k were taken" });
  await expect(factor).toBeEnabled();
  await quota.fill("k+1");
  await mexplorer.expectAddress("fibonacci[quota={k + 1}](12,11)");
  await expect(page.getByText("Read as: k + 1.")).toBeVisible();
  await expect(factor).toBeDisabled();
  await quota.fill("");
  await expect(factor).toBeEnabled();
  await expect(factor).toHaveValue("3");
  await mexplorer.expectAddress("fibonacci[factor=3](12,11)");
});
