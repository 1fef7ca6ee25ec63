// What the colours of the positions mean, as it is chosen in the legend and written in links.
import { expect, test } from "./fixture.ts";

test("the colours stand for the moves to the end, with numbers, keys and words of their own", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(2,3,4)");
  const colours = page.getByRole("radiogroup", { name: "Colour" });
  await colours.getByText("Remoteness").click();
  await mexplorer.expectAddress("nim(2,3,4)?color=remoteness");
  const position = (label: string) => page.locator(".nodes .node").filter({ hasText: label });
  await expect(position("(2,3,4)").locator(".value")).toHaveText("7");
  await expect(position("(1,2,3)").locator(".value")).toHaveText("6");
  await expect(position("(1,2,3)")).toHaveClass(/\bP\b/);
  await expect(position("(1,2,3)")).toHaveAccessibleName(
    "(1,2,3), P-position, 6 moves to the end, 6 options",
  );
  const keys = page.getByRole("group", { name: "Show only these values" });
  await expect(keys.getByRole("button")).toHaveText(["0", "2", "4", "6", "1", "3", "5", "7"]);
  await keys.getByRole("button", { name: "6" }).click();
  await mexplorer.expectAddress("nim(2,3,4)?color=remoteness&only=6");
  await expect(page.locator(".nodes .node:not(.dimmed)")).toHaveCount(2);
  await page.getByRole("radio", { name: "Table" }).check({ force: true });
  await expect(page.locator(".table tbody tr")).toHaveCount(2);
  await expect(page.locator(".table td.remoteness .badge.P")).toHaveText(["6", "6"]);
  await mexplorer.open("nim(2,3,4)?play=misere&color=remoteness&lang=zh");
  await expect(page.getByRole("radio", { name: "最优步数" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "SG 值" })).toBeDisabled();
  await expect(page.locator(".nodes .node").last()).toHaveAccessibleName(/距终局 \d+ 步/);
});

test("a large graph is painted by its moves to the end", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(20,25,30)?color=remoteness");
  const far = page.getByRole("region", { name: "Position graph of nim(20,25,30)" });
  await expect(far).toBeVisible();
  const keys = page.getByRole("group", { name: "Show only these values" });
  await expect(keys.getByRole("button").first()).toHaveAccessibleName(/^0/);
  const seen = (): Promise<number> =>
    far
      .locator("canvas")
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        // The page’s own canvas stays where it is drawn fastest.
        const copy = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
        const { width, height } = canvas;
        if (!copy || width === 0 || height === 0) return 0;
        Object.assign(copy.canvas, { width, height });
        copy.drawImage(canvas, 0, 0);
        const { data } = copy.getImageData(0, 0, width, height);
        const colours = new Map<number, number>();
        for (let at = 0; at < data.length; at += 4) {
          const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
          colours.set(colour, (colours.get(colour) ?? 0) + 1);
        }
        return [...colours.values()].filter((count) => count > 40).length;
      });
  await expect.poll(seen).toBeGreaterThan(25);
});
