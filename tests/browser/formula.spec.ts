// A formula of the reader's own: typed, checked, refuted, kept in the link; and the values by pattern of equal heaps.
import type { Locator } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, test, type Mexplorer } from "./fixture.ts";

const own = ({ page }: Mexplorer): Locator =>
  page.getByRole("region", { name: /Your own formula|自己的公式/ });
const result = (mexplorer: Mexplorer): Locator => own(mexplorer).locator("[data-says]");
const patterns = ({ page }: Mexplorer): Locator =>
  page.getByRole("region", { name: /^(Values by pattern|按堆的模式看取值)$/ });
const rows = (mexplorer: Mexplorer): Locator => patterns(mexplorer).locator("tbody tr");

test("@once a wrong one is refuted, and its first counterexample is opened in the graph", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,3)?view=theorems&formula=sum(heaps)");
  await own(mexplorer).getByRole("button", { name: "Check", exact: true }).click();
  await expect(result(mexplorer)).toContainText("Differs on 247 of 286 positions");
  await expect(own(mexplorer).locator("tbody tr")).toHaveCount(10);
  await expect(own(mexplorer).locator("tbody tr").first()).toHaveText(
    /\(1,1\)\s*Grundy value 2\s*Grundy value 0/,
  );
  expect(await findings(page, ".own")).toEqual([]);
  await own(mexplorer).getByRole("button", { name: "Open (1,1)" }).click();
  await mexplorer.expectSelected("(1,1)");
  await expect(
    page.getByText("(1,1): the formula says Grundy value 2, search finds Grundy value 0."),
  ).toBeVisible();
  await mexplorer.expectAddress("nim(1,1)?formula=sum(heaps)");
});

test("values are grouped by pattern, with all numbers of players, and a row opens its first position @once", async ({
  mexplorer,
}) => {
  await mexplorer.open("large-nim(1,2,2,3)?play=first-stuck&players=3&view=theorems");
  await expect(patterns(mexplorer)).toContainText("and then it was proved");
  await patterns(mexplorer).getByRole("button", { name: "With 2 to 9 players" }).click();
  await expect(patterns(mexplorer).locator("[data-says]")).toHaveText(
    "31 patterns, each with one value throughout.",
  );
  await expect(rows(mexplorer)).toHaveCount(31);
  await expect(rows(mexplorer).nth(5).locator("th, td")).toHaveText([
    /1·1\s*smallest 1/,
    "5",
    "(1,2)",
    "0",
    "0",
    "2",
    "2",
    "2",
    "2",
    "2",
    "2",
  ]);
  const compare = patterns(mexplorer).getByRole("combobox", { name: "Compare with" });
  await compare.selectOption({ label: "Large Nim with any number of players" });
  // What the theorem says stands last, and the values with three players in the second column of values.
  const last = rows(mexplorer).last().locator("td");
  await expect(last.last()).toHaveText(/\d/);
  for (const row of await rows(mexplorer).all())
    expect(await row.locator("td").last().innerText()).toBe(await row.locator("td").nth(3).innerText());
  expect(await findings(mexplorer.page, ".patterns")).toEqual([]);
  await rows(mexplorer).nth(5).getByRole("button").click();
  await expect(mexplorer.heading).toContainText("(1,2)");
  await mexplorer.expectAddress("large-nim(1,2)?play=first-stuck&players=3");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("@once only wide tables scroll sideways, and what is touched is large enough", async ({
    mexplorer,
    page,
  }) => {
    await mexplorer.open("large-nim(1,2,2)?view=theorems&formula=copies(1)%20%25%202%20==%200");
    await mexplorer.tap(own(mexplorer).getByRole("button", { name: "Check", exact: true }));
    await expect(result(mexplorer)).toContainText("Agrees on 286 positions");
    await mexplorer.tap(patterns(mexplorer).getByRole("button", { name: "Find values" }));
    await expect(rows(mexplorer)).toHaveCount(31);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const buttons = page.locator(".research button");
    const heights = await buttons.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});
