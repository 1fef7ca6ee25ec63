// Moves that are too many to be lines: they shade the picture, on demand.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixture.ts";

/** What part of the pixels of the shade is dark, and in which colour; absent before it is painted. */
function shade(page: Page): Promise<{ share: number; colour: number[] } | undefined> {
  return page.locator("canvas.shade[data-done]").evaluate((canvas: HTMLCanvasElement) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
    copy?.drawImage(canvas, 0, 0);
    const pixels = copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let [dark, darkest] = [0, 0];
    for (let at = 3; at < pixels.length; at += 4) {
      if ((pixels[at] ?? 0) > 0) dark++;
      if ((pixels[at] ?? 0) > (pixels[darkest + 3] ?? 0)) darkest = at - 3;
    }
    return { share: (4 * dark) / pixels.length, colour: [...pixels.slice(darkest, darkest + 3)] };
  });
}

test("more than 3,000 moves are shown as shading, and taken away again", async ({
  mexplorer,
  page,
  browserName,
}) => {
  await mexplorer.open("nim(12,12,12)");
  await expect(mexplorer.counts).toContainText("of 7,098 moves drawn");
  await mexplorer.button("Show all 7,098").click();
  await expect(page.locator("canvas.shade[data-done]")).toBeVisible();
  await expect(mexplorer.counts).toContainText("all 7,098 moves as shading");
  const light = await shade(page);
  expect(light?.share).toBeGreaterThan(0.2);
  await expect(page).toHaveURL(/moves=all/);
  // It lies exactly behind the lines.
  const [behind, lines] = await Promise.all(
    ["canvas.shade", "svg.lines"].map((part) => page.locator(part).first().boundingBox()),
  );
  expect(behind).toEqual(lines);
  // Firefox as it is driven here knows of no other scheme.
  if (browserName === "chromium") {
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(async () => (await shade(page))?.colour).not.toEqual(light?.colour);
  }
  await mexplorer.button("Show fewer").click();
  await expect(page.locator("canvas.shade")).toHaveCount(0);
});

test("a link asks for it, and another game has none @once", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(60)?moves=all");
  await expect(page.locator("canvas.shade")).toHaveCount(0);
  await mexplorer.drawPosition("100");
  await expect(page.locator("canvas.shade[data-done]")).toBeVisible();
  await mexplorer.drawPosition("3");
  await expect(mexplorer.nodes).toHaveCount(4);
  await expect(page.locator("canvas.shade")).toHaveCount(0);
});
