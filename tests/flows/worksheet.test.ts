// Worksheets: chosen in a sheet, drawn small there, and printed as pages with nothing else of the screen on them.
import type { Locator, Page } from "@playwright/test";
import { expect, test, type Mexplorer } from "../browser/fixture.ts";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    // The browser's own dialog would wait for a person.
    globalThis.print = () => {
      document.documentElement.dataset["prints"] = String(
        Number(document.documentElement.dataset["prints"] ?? 0) + 1,
      );
    };
  });
});

const sheet = (page: Page): Locator => page.getByRole("dialog", { name: /^(Worksheet|练习纸)$/ });
const thumbs = (page: Page): Locator => sheet(page).locator(".thumb");

async function open({ page }: Mexplorer): Promise<Locator> {
  await page.getByRole("button", { name: /^(Worksheet…|练习纸…)$/ }).click();
  await expect(sheet(page)).toBeVisible();
  await expect(thumbs(page).first()).toBeVisible();
  return sheet(page);
}

test("half of the values are left out, others in another version, or those of options alone", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,3)?hide=values&at=(1,1,3)");
  const dialog = await open(mexplorer);
  const blanks = (): Promise<string[]> =>
    thumbs(page).first().locator(".position.hidden text:first-of-type").allTextContents();
  await dialog.getByRole("radio", { name: "half of them" }).locator("..").click();
  await expect(dialog.getByRole("radio", { name: "half of them" })).toBeChecked();
  await expect(dialog.locator(".version")).toContainText("Version A");
  const first = await blanks();
  expect(first).toHaveLength(7);
  await dialog.getByRole("button", { name: "Other ones" }).click();
  await expect(dialog.locator(".version")).toContainText("Version B");
  await expect(thumbs(page).first()).toContainText("Version B");
  expect(await blanks()).not.toEqual(first);
  await dialog.getByRole("radio", { name: "the options of (1,1,3)" }).locator("..").click();
  expect((await blanks()).sort()).toEqual(["(1,1)", "(1,1,1)", "(1,1,2)", "(1,3)"]);
  await expect(thumbs(page).first()).toContainText("Only the options of (1,1,3) are to be filled in.");
});

test("a graph that cannot be read on a page is named, and the largest that can is offered", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(4,5,6)?hide=values");
  await page.getByRole("button", { name: "Worksheet…" }).click();
  const dialog = sheet(page);
  await expect(dialog.locator(".large")).toContainText(
    "The 75 positions from (4,5,6) cannot be read on one page.",
  );
  await expect(dialog.getByRole("button", { name: "Print…" })).toHaveAttribute("aria-disabled", "true");
  await dialog.getByRole("button", { name: /^Take / }).click();
  await expect(thumbs(page)).toHaveCount(2);
  await expect(dialog.getByRole("button", { name: "Print…" })).toHaveAttribute("aria-disabled", "false");
});
