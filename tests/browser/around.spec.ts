// The part of the graph around the selected position: asked for, made larger, looked around in, and left again.
import { findings } from "./axe.ts";
import { expect, layoutShift, test } from "./fixture.ts";

test("what is around the selection is drawn alone, within as many moves as are chosen", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(3,4,5)?at=(1,3,5)");
  await expect(mexplorer.nodes).toHaveCount(48);
  await mexplorer.button("Around the selection").click();
  await expect(mexplorer.nodes).toHaveCount(14);
  await expect(mexplorer.counts).toContainText("14 of 48 positions");
  await expect(page.getByRole("radiogroup", { name: "Around (1,3,5)" }).getByRole("radio")).toHaveCount(3);
  await mexplorer.expectAddress("nim(3,4,5)?at=(1,3,5)&around=1");
  await mexplorer.choose("2 moves · 30");
  await expect(mexplorer.nodes).toHaveCount(30);
  await expect(mexplorer.counts).toContainText("30 of 48 positions");
  // Looking around leaves the part where it is.
  await mexplorer.node("(1,2,3)").click();
  await mexplorer.expectSelected("(1,2,3)");
  await expect(mexplorer.nodes).toHaveCount(30);
  await mexplorer.expectAddress("nim(3,4,5)?at=(1,2,3)&around=2&middle=(1,3,5)");
  // A position that is not drawn can be selected as well, and be the next middle.
  await mexplorer.option("(1,2)").click();
  await mexplorer.option("(2)").click();
  await expect(mexplorer.heading).toContainText("(2)");
  await expect(mexplorer.node("(2)")).toHaveCount(0);
  await mexplorer.button("Around the selection").click();
  await expect(page.getByRole("radiogroup", { name: "Around (2)" })).toBeVisible();
  await expect(mexplorer.node("(2)")).toHaveCount(1);
  await mexplorer.button("Whole graph").click();
  await expect(mexplorer.nodes).toHaveCount(48);
  await expect(mexplorer.counts).toContainText("48 positions");
  await expect.poll(() => page.url()).not.toContain("around");
});

test("what is around a position of a large graph is drawn near or from afar @once", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(40,45,50)?at=(12,20,30)");
  await expect(mexplorer.counts).toContainText("22,591 positions");
  await mexplorer.button("Around the selection").click();
  await expect(mexplorer.nodes).toHaveCount(151);
  await mexplorer.expectSelected("(12,20,30)");
  await mexplorer.choose("2 moves · 2,555");
  await expect(mexplorer.counts).toContainText("2,555 of 22,591 positions");
  await expect(mexplorer.nodes).toHaveCount(0);
  await expect(page.getByRole("application")).toBeVisible();
  await mexplorer.choose("1 move · 151");
  await expect(mexplorer.nodes).toHaveCount(151);
  await mexplorer.button("Whole graph").click();
  await expect(mexplorer.counts).toContainText("22,591 positions");
  await expect(mexplorer.nodes).toHaveCount(0);
});

test("the choice is made with the keyboard, and the picture keeps its place", async ({
  mexplorer,
  page,
  browserName,
}) => {
  await mexplorer.open("nim(3,4,5)?at=(1,3,5)");
  await mexplorer.button("Around the selection").focus();
  await page.keyboard.press("Enter");
  await expect(mexplorer.nodes).toHaveCount(14);
  await mexplorer.radio("1 move · 14").focus();
  await page.keyboard.press("ArrowRight");
  await expect(mexplorer.nodes).toHaveCount(30);
  await expect(mexplorer.radio("2 moves · 30")).toBeChecked();
  await expect(mexplorer.radio("2 moves · 30")).toBeFocused();
  const shifts = browserName === "chromium" ? await layoutShift(page, "main") : undefined;
  await mexplorer.node("(1,2,3)").click();
  await mexplorer.expectSelected("(1,2,3)");
  if (shifts) expect(await shifts()).toEqual({ score: 0, moved: [] });
});

for (const [width, fragment] of [
  [390, "nim(3,4,5)?theme=dark&at=(1,3,5)&around=2"],
  [1440, "nim(3,4,5)?theme=light&at=(1,3,5)&around=2"],
] as const)
  test(`the choice can be read by everybody, ${width} wide`, async ({ mexplorer, page }) => {
    await page.setViewportSize({ width, height: 844 });
    await mexplorer.open(fragment);
    await expect(mexplorer.nodes).toHaveCount(30);
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const sizes = await page
      .locator(".around :is(span, button)")
      .evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10);
  });
