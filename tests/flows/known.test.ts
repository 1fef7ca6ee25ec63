// What the literature knows of a game, below its sequence and beside its positions.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../browser/fixture.ts";

const below = (page: Page): Locator => page.locator(".sequence .known");

test("below a sequence stands what is known of it, with its sources, in both languages", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("kayles(9)?view=sequence");
  await expect(below(page)).toContainText(
    "Known: Period 12 from heap 71 on; proved by R. K. Guy, 1949. Misère play: solved by W. L. Sibert, 1973.",
  );
  await expect(below(page).getByRole("link", { name: "OEIS A002186" })).toHaveAttribute(
    "href",
    "https://oeis.org/A002186",
  );
  await mexplorer.open("octal[code=0.137](9)?view=sequence&lang=zh");
  await expect(below(page)).toContainText("从堆 52 起周期为 34；由 R. K. Guy, C. A. B. Smith（1956）证明。");
  await expect(below(page)).toContainText("堆 n 的值等于 octal[code=0.07] 中堆 n + 1 的值。");
});

test("of an open game it says how far somebody went, and under misère play it tells of that alone", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("treblecross(9)?view=sequence");
  await expect(below(page)).toContainText(
    "No period is known; computed up to heap 1,073,741,824 by T. S. Orden, 2026.",
  );
  await mexplorer.open("kayles(9)?view=sequence&play=misere");
  await expect(below(page)).toContainText(
    "Known: Misère play: solved by W. L. Sibert, 1973. Sources: Plambeck 2003",
  );
  await expect(below(page)).not.toContainText("Period");
});

test("where nothing is known, where values are hidden and with several players nothing is said", async ({
  mexplorer,
  page,
}) => {
  for (const link of [
    "nim(1,2,3)?view=sequence",
    "octal[code=0.8](9)?view=sequence",
    "octal[code=0.31,passes=1](5)?view=sequence",
    "octal[code=0.31](9)?view=sequence&play=first-stuck&players=3",
  ]) {
    await mexplorer.open(link);
    await expect(page.locator(".sequence .repeats li")).toHaveCount(1);
    await expect(below(page)).toHaveCount(0);
  }
  await mexplorer.open("kayles(9)?view=sequence&hide=values");
  await expect(page.locator(".sequence")).toHaveCount(1);
  await expect(below(page)).toHaveCount(0);
});

test("beside a position it is told when the reader asks", async ({ mexplorer, page }) => {
  await mexplorer.open("grundy(9)");
  const part = mexplorer.panel.locator(".foldable.literature");
  await expect(part).not.toContainText("M. Guy");
  await part.getByRole("button", { name: "What is known of this game" }).click();
  await expect(part).toContainText("No period is known; computed up to heap 10,000,000 by M. Guy, 1989.");
  await mexplorer.open("octal[code=0.8](9)");
  await expect(part).toContainText("Nothing stands in the table of known sequences.");
  await mexplorer.open("nim(1,2,3)");
  await expect(page.locator(".foldable.literature")).toHaveCount(0);
});
