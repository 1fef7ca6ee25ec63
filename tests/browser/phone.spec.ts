// A phone: touch, a narrow window, the panel below the picture.
import { expect, test, type Mexplorer } from "./fixture.ts";

/** Firefox has neither of the two: there a phone is a narrow window. */
const inChromium = ({ browserName }: { browserName: string }, use: (value: boolean) => Promise<void>) =>
  use(browserName === "chromium");

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: inChromium,
  isMobile: inChromium,
});

const sideways = ({ page }: Mexplorer): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe("by touch", () => {
  test.skip(({ browserName }) => browserName === "firefox", "Playwright’s tap does nothing in Firefox.");

  test("moves are tapped in the picture and in the panel @both", async ({ mexplorer, page }) => {
    await mexplorer.open();
    // Otherwise this would be no test of touch.
    expect(await page.evaluate(() => matchMedia("(hover: none) and (pointer: coarse)").matches)).toBe(true);
    await page.evaluate(() => {
      addEventListener("click", (event) => {
        const kind = event instanceof PointerEvent ? event.pointerType : "none";
        document.documentElement.dataset["clicks"] =
          `${document.documentElement.dataset["clicks"] ?? ""} ${kind}`;
      });
    });
    await mexplorer.node("(2,3)").tap();
    await mexplorer.expectSelected("(2,3)");
    await mexplorer.option("(2,2)").tap();
    await mexplorer.expectLine("(1,2,3)", "(2,3)", "[(2,2)]");
    await mexplorer.button("Undo").tap();
    await mexplorer.expectSelected("(2,3)");
    await mexplorer.expectAddress("nim(1,2,3)?line=(2,3),(2,2)&at=(2,3)");
    await expect(page.locator("html")).toHaveAttribute("data-clicks", " touch touch touch");
  });
});

test("no game needs scrolling sideways", async ({ mexplorer, page }) => {
  for (const link of [
    "nim(1,2,3)",
    "bash[m=3](21)",
    "subtraction[set={1,3,4}](9,9)?play=misere",
    `nim(${Array<number>(30).fill(1).join(",")})`,
    "nim(5,9007199254740991)",
    "nim(20,20,20)?lang=zh",
    "wythoff[a=9007199254740991](3,5)",
  ]) {
    await test.step(link, async () => {
      await page.goto("about:blank");
      await mexplorer.open(link);
      expect.soft(await sideways(mexplorer), link).toBe(0);
    });
  }
});

test("faults and notices need no scrolling sideways either", async ({ mexplorer }) => {
  await mexplorer.open(`nim(1,2,3)?line=(${Array<number>(30).fill(1).join(",")})`);
  await expect(mexplorer.notice).toBeVisible();
  expect.soft(await sideways(mexplorer)).toBe(0);
  await mexplorer.drawPosition("1,9007199254740992");
  await expect(mexplorer.fault).toBeVisible();
  expect(await sideways(mexplorer)).toBe(0);
});

test("the picture comes first and the panel below it", async ({ mexplorer, page }) => {
  await mexplorer.open();
  const picture = await page.getByRole("main").boundingBox();
  const panel = await mexplorer.panel.boundingBox();
  if (!picture || !panel) throw new Error("picture or panel is not shown");
  expect(panel.y).toBeGreaterThanOrEqual(picture.y + picture.height);
  // All of the window, except for a scroll bar where the browser has one.
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect([picture.width, panel.width]).toEqual([width, width]);
  const lowest = await mexplorer.node("()").boundingBox();
  expect((lowest?.y ?? Infinity) + (lowest?.height ?? 0)).toBeLessThan(844);
});

test("the form is one line that says which game it is, and opens", async ({ mexplorer, page }) => {
  await mexplorer.open("bash[m=3](21)?play=misere");
  await expect(mexplorer.fold).toHaveAccessibleName("Bachet’s game (21) · last move loses");
  await expect(mexplorer.fold).toHaveAttribute("aria-expanded", "false");
  expect((await mexplorer.fold.boundingBox())?.height).toBeLessThanOrEqual(40);
  await expect(mexplorer.position).toBeHidden();
  const picture = (await page.getByRole("main").boundingBox())?.y ?? Infinity;
  expect(picture).toBeLessThanOrEqual(112);
  await mexplorer.fold.focus();
  await page.keyboard.press("Enter");
  await expect(mexplorer.fold).toBeFocused();
  await expect(mexplorer.fold).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(mexplorer.game).toBeFocused();
  // What is wrong keeps it open, and what is mended stays open until it is drawn.
  await mexplorer.drawPosition("2,x");
  await expect(mexplorer.fault).toBeInViewport();
  await mexplorer.position.fill("(5)");
  await expect(mexplorer.fault).toHaveCount(0);
  await expect(mexplorer.position).toBeVisible();
  await mexplorer.position.press("Enter");
  await expect(mexplorer.fold).toHaveAccessibleName("Bachet’s game (5) · last move loses");
  await expect(mexplorer.position).toBeHidden();
  await expect(mexplorer.fold).toBeFocused();
  // Another ruleset counts at once, and may still be given another start.
  await mexplorer.unfold();
  await mexplorer.chooseGame("Nim");
  await expect(mexplorer.fold).toHaveAccessibleName("Nim (5) · last move loses");
  await expect(mexplorer.position).toBeVisible();
  await mexplorer.fold.click();
  await expect(mexplorer.position).toBeHidden();
});

test("in Chinese the folded form says so too @once", async ({ mexplorer }) => {
  await mexplorer.open("nim(1,2,3)?play=last-mover&players=3&lang=zh");
  await expect(mexplorer.fold).toHaveAccessibleName("尼姆游戏（Nim） (1,2,3) · 3 位玩家");
});

test("controls are large enough for a finger", async ({ mexplorer, page }) => {
  await mexplorer.open();
  await mexplorer.unfold();
  const small = await page
    .locator("button:visible:not(.skip), select:visible, input[type=text]:visible, .segments label:visible")
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        // WCAG 2.2 AA asks for 24 pixels.
        return Math.min(width, height) < 24 ? [control.outerHTML.slice(0, 120)] : [];
      }),
    );
  expect(small).toEqual([]);
});
