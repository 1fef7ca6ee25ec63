// What is shown, made ready for others: chosen with a preview, copied by one press, and at work in a page on another origin.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../browser/fixture.ts";

const sheet = (page: Page): Locator => page.getByRole("dialog", { name: /^(Share|分享)$/ });
const code = (page: Page): Locator => sheet(page).getByRole("textbox", { name: /Code to copy|要复制的代码/ });

async function open(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Share|分享)$/ }).click();
  await expect(code(page)).toBeVisible();
}

test("what a first visit shows is shared as it is seen there", async ({ page, mexplorer }) => {
  await mexplorer.open("");
  await open(page);
  for (const said of ["color=outcome", "labels=stones"])
    await expect(code(page)).toHaveValue(new RegExp(`#nim\\(1,2,3\\)\\?.*${said}`));
});

test("a start that is none is said, and is in no code", async ({ page, mexplorer }) => {
  await mexplorer.open("nim(1,2,3)");
  await open(page);
  await sheet(page).getByRole("textbox", { name: "Start" }).fill("(1,x)");
  await expect(sheet(page).locator("[data-warns]")).toContainText("“x”");
  await expect(code(page)).toHaveValue(/nim\(1,2,3\)/);
  await sheet(page).getByRole("textbox", { name: "Start" }).fill("(1,1)");
  await expect(code(page)).toHaveValue(/nim\(1,1\)/);
  await expect(sheet(page).locator("[data-warns]")).toHaveCount(0);
});

test("a figure whose pictures are files names both, which are saved there", async ({ page, mexplorer }) => {
  await mexplorer.open("nim(1,2,3)");
  await open(page);
  await sheet(page).getByRole("radio", { name: "Element" }).check();
  await expect(code(page)).toHaveValue(/srcset="data:/);
  await sheet(page).getByRole("combobox", { name: "Picture file", exact: true }).selectOption("file");
  await expect(code(page)).toHaveValue(/srcset="nim-1-2-3-phone\.svg".* src="nim-1-2-3\.svg"/);
  for (const name of ["nim-1-2-3.svg", "nim-1-2-3-phone.svg"])
    await expect(sheet(page).getByRole("button", { name, exact: true })).toBeVisible();
});
