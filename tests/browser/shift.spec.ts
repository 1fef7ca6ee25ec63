// The picture stays where it is while positions are looked at and played.
import { expect, layoutShift, test } from "./fixture.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium measures layout shifts.");

const STILL = { score: 0, moved: [] };

test.beforeEach(async ({ mexplorer }) => {
  await mexplorer.open();
});

test("a shift of the picture would be noticed", async ({ page }) => {
  const shifts = await layoutShift(page, "main");
  await page.evaluate(() => {
    const banner = document.createElement("p");
    banner.textContent = "pushes the picture down";
    document.querySelector("main")?.prepend(banner);
  });
  expect((await shifts()).score).toBeGreaterThan(0);
});

test("playing along positions by mouse leaves the picture in its place", async ({ mexplorer, page }) => {
  const shifts = await layoutShift(page, "main");
  for (const label of ["(2,3)", "(2,2)", "(1,2)", "(1,1)", "(1)", "()"]) {
    await mexplorer.node(label).click();
    await mexplorer.expectSelected(label);
  }
  for (const label of ["(1)", "(1,1)"]) {
    await mexplorer.button("Undo").click();
    await mexplorer.expectSelected(label);
  }
  expect(await shifts()).toEqual(STILL);
});

test("choosing positions by keyboard leaves the picture in its place", async ({ mexplorer, page }) => {
  const shifts = await layoutShift(page, "main");
  await mexplorer.node("(1,2,3)").focus();
  for (const key of ["ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
    await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    const name = (await page.locator(".node:focus").getAttribute("aria-label")) ?? "";
    await mexplorer.expectSelected(name.replace(/, [PN].*/, ""));
  }
  expect(await shifts()).toEqual(STILL);
});

test("pointing at positions and moves leaves the picture in its place", async ({ mexplorer, page }) => {
  const shifts = await layoutShift(page, "main");
  for (const label of ["(2,3)", "(1,1)", "()"]) await mexplorer.node(label).hover();
  await mexplorer.option("(1,3)").hover();
  await expect(page.locator(".ring.pointed")).toHaveAttribute("visibility", "visible");
  expect(await shifts()).toEqual(STILL);
});
