// The values found one after another: by mouse, by keyboard alone, by itself, in both languages, from a link.
import type { Locator } from "@playwright/test";
import { findings, type Part } from "./axe.ts";
import { expect, test, type Mexplorer } from "./fixture.ts";
import { listening } from "./utterances.ts";

const bar = ({ page }: Mexplorer): Locator => page.getByRole("group", { name: /Labelling|逐步标值/ });
const reason = (mexplorer: Mexplorer): Locator => bar(mexplorer).locator("[data-says]");
const BAR: Part = { fromShadowDom: ["mex-graph", ".labelling"] };
const slider = (mexplorer: Mexplorer): Locator => bar(mexplorer).getByRole("slider");

test("all of it by keyboard @both", async ({ mexplorer, page }) => {
  await mexplorer.open();
  await mexplorer.button("Step by step").focus();
  await page.keyboard.press("Enter");
  await mexplorer.button("Next step").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await expect(slider(mexplorer)).toHaveAttribute("aria-valuetext", "2 of 14");
  await page.keyboard.press("Tab");
  await expect(slider(mexplorer)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(slider(mexplorer)).toHaveAttribute("aria-valuetext", "3 of 14");
  await page.keyboard.press("End");
  await expect(reason(mexplorer)).toContainText("All 14 positions");
  await page.keyboard.press("Home");
  await expect(reason(mexplorer)).toContainText("Next: the end of play.");
  // The same keys in the picture, where the focus goes along with the labelling.
  await mexplorer.graph.locator("[tabindex='0']").focus();
  await page.keyboard.press(".");
  await page.keyboard.press("PageDown");
  await page.keyboard.press(".");
  await expect(mexplorer.node("(1,1)")).toBeFocused();
  await page.keyboard.press(",");
  await page.keyboard.press("PageUp");
  await expect(slider(mexplorer)).toHaveAttribute("aria-valuetext", "1 of 14");
  await mexplorer.button("Close the labelling").focus();
  await page.keyboard.press("Enter");
  await expect(bar(mexplorer)).toHaveCount(0);
  await expect(mexplorer.graph.getByRole("button", { name: /not found yet/ })).toHaveCount(0);
});

test("it plays by itself to the end, and from the start again", async ({ mexplorer, page }) => {
  const said = await listening(page);
  await mexplorer.open("nim(1,1)?step=0");
  await bar(mexplorer).getByRole("combobox", { name: "Speed" }).selectOption("5 per second");
  await said();
  await mexplorer.button("Play").focus();
  await page.keyboard.press("Space");
  await expect(mexplorer.button("Pause")).toBeFocused();
  await expect(reason(mexplorer)).toContainText("All 3 positions have their values.");
  await expect(mexplorer.button("Play")).toBeFocused();
  // Steps as fast as this are not said one by one.
  await expect.poll(said).toEqual([await reason(mexplorer).innerText()]);
});

test("what has no value yet does not give it away by its shape or its lines @once", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,3)?step=0");
  await expect(bar(mexplorer)).toBeVisible();
  const corners = await page
    .locator(".node .body")
    .evaluateAll((bodies) => [...new Set(bodies.map((body) => getComputedStyle(body).rx))]);
  expect(corners).toEqual(["9px"]);
  await expect(page.locator(".lines .winning path")).toHaveCount(0);
  await expect(page.locator(".lines .wins").first()).toHaveAttribute("d", "");
});

test("the bar keeps its height from step to step, and axe finds nothing in it", async ({ mexplorer }) => {
  await mexplorer.open("nim(3,4,5)?step=0");
  const height = async (): Promise<number | undefined> => (await bar(mexplorer).boundingBox())?.height;
  const before = await height();
  expect(await findings(mexplorer.page, BAR)).toEqual([]);
  for (const step of ["1", "30", "48"]) {
    await slider(mexplorer).fill(step);
    expect(await height()).toBe(before);
  }
  await mexplorer.choose("a layer at a time");
  await slider(mexplorer).fill("7");
  expect(await height()).toBe(before);
  expect(await findings(mexplorer.page, BAR)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("it fits, and a finger can hit it", async ({ mexplorer, page }) => {
    await mexplorer.open("nim(1,2,3)?step=7");
    await expect(bar(mexplorer)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await mexplorer.tap(mexplorer.button("Next step"));
    await expect(reason(mexplorer)).toContainText("p8 = (2,2)");
    const small = await bar(mexplorer)
      .locator("button, select, .segments label, input[type=range]")
      .evaluateAll((controls) =>
        controls.flatMap((control) => {
          const { width, height } = control.getBoundingClientRect();
          return Math.min(width, height) < 32 ? [control.outerHTML.slice(0, 100)] : [];
        }),
      );
    expect(small).toEqual([]);
    const picture = await mexplorer.graph.boundingBox();
    const said = await reason(mexplorer).boundingBox();
    expect(picture?.y).toBeGreaterThan(0);
    expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThanOrEqual(844);
  });
});
