// Readable for everyone: what axe finds, a page without motion, words for a screen reader, large type.
import { findings } from "./axe.ts";
import { expect, test, type Mexplorer } from "./fixture.ts";

for (const [colorScheme, name] of [
  ["light", "in light"],
  ["dark", "in dark @settings"],
] as const) {
  test.describe(name, () => {
    test.use({ colorScheme });

    test("axe finds nothing on a first visit", async ({ mexplorer }) => {
      await mexplorer.open("");
      const background = await mexplorer.page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      const [red = 0] = /\d+/.exec(background)?.map(Number) ?? [];
      expect(red > 128).toBe(colorScheme === "light");
      expect(await findings(mexplorer.page)).toEqual([]);
    });

    test("axe finds nothing on a game under misère play with moves made @once", async ({ mexplorer }) => {
      await mexplorer.open("bash[m=3](2,5)?play=misere&line=(2,4),(1,4)&at=(2,4)");
      expect(await findings(mexplorer.page)).toEqual([]);
    });

    test("axe finds nothing where something is wrong @once", async ({ mexplorer }) => {
      await mexplorer.open("nim(1,2,3)?line=(9)");
      await expect(mexplorer.notice).toBeVisible();
      await mexplorer.drawPosition("1,x");
      await expect(mexplorer.fault).toBeVisible();
      expect(await findings(mexplorer.page)).toEqual([]);
    });

    test("axe finds nothing where there is no picture @once", async ({ mexplorer }) => {
      await mexplorer.open("nim(20,20,20)");
      await expect(mexplorer.graph).toHaveCount(0);
      expect(await findings(mexplorer.page)).toEqual([]);
    });
  });
}

test("axe would find a fault @once", async ({ page }) => {
  await page.setContent(`<main>${"<h1>Heading</h1><p>Text</p>".repeat(9)}<img src="data:," /></main>`);
  expect((await findings(page, "main")).join()).toContain("image-alt: <img src=");
});

/** Counts how often the token sets out on its way along a move. */
async function travels(mexplorer: Mexplorer): Promise<number> {
  await mexplorer.open();
  await mexplorer.page.locator(".token").evaluate((token) => {
    const observer = new MutationObserver(() => {
      if (token.classList.contains("travelling")) document.documentElement.dataset["travelled"] = "yes";
    });
    observer.observe(token, { attributes: true });
  });
  await mexplorer.node("(2,3)").click();
  await mexplorer.expectSelected("(2,3)");
  // The token sets out in the frame after the move; two frames later it has.
  await mexplorer.page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return mexplorer.page.locator("html[data-travelled]").count();
}

test("a token travels along a move", async ({ mexplorer }) => {
  expect(await travels(mexplorer)).toBe(1);
});

test("nothing moves for a reader who wants less motion @settings", async ({ mexplorer, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await travels(mexplorer)).toBe(0);
});

test("with type of twice the size the page needs no scrolling sideways", async ({ mexplorer, page }) => {
  // A window half as wide is what zooming to 200 % makes of one of 1280 pixels.
  await page.setViewportSize({ width: 640, height: 360 });
  await mexplorer.open();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await mexplorer.option("(2,3)").click();
  await mexplorer.expectSelected("(2,3)");
});

test("letters are as large as a reader has set them, in the page and in its picture", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open();
  const sizes = (): Promise<string[]> =>
    page.evaluate(() => {
      const rules = document.querySelector("mex-graph")?.shadowRoot?.querySelector(".rules") ?? document.body;
      return [document.body, rules].map((each) => getComputedStyle(each).fontSize);
    });
  expect(await sizes()).toEqual(["15px", "15px"]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  expect(await sizes()).toEqual(["30px", "30px"]);
});
