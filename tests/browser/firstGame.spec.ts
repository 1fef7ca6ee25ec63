// The first minute of who comes for the first time: a game by keys, what is told of it, and nothing moves meanwhile.
import { findings } from "./axe.ts";
import { expect, layoutShift, test } from "./fixture.ts";

test.use({ hasBeenThere: false });

for (const [name, viewport] of [
  ["a desktop window", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test(`the game that was drawn becomes one to be played in ${name}, and nothing moves`, async ({
    mexplorer,
    page,
  }) => {
    await page.setViewportSize(viewport);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    for (const file of ["**/*.wasm", "**/foreseen-*.json"])
      await page.route(file, async (route) => {
        await held;
        await route.continue();
      });
    await page.goto("/");
    const begin = page.getByRole("button", { name: "You begin" });
    await expect(begin).toBeVisible();
    // The stones are in the first screen.
    for (const part of [begin, page.locator(".drawn[data-for=first]:lang(en) .boards")]) {
      const box = await part.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    }
    const shifts = await layoutShift(page, "*");
    release();
    await expect(page.locator(".drawn")).toHaveCount(0);
    await expect(mexplorer.nodes).toHaveCount(14);
    expect((await shifts()).score).toBeLessThan(0.01);
  });

test("the first game is played by keys alone, told step by step, and axe finds nothing @both", async ({
  page,
}) => {
  await page.goto("/");
  const strip = page.getByRole("region", { name: "The first game" });
  await strip.getByRole("button", { name: "You begin" }).press("Enter");
  const says = page.locator(".play .says");
  const steps = strip.getByRole("button", { name: "Step by step" });
  for (let turn = 0; turn < 6; turn++) {
    await expect(says.filter({ hasText: "Your move." }).or(steps).first()).toBeVisible();
    if (await steps.isVisible()) break;
    await page.locator('.boards [tabindex="0"]:not([aria-valuemax="0"])').first().focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
  }
  await steps.press("Enter");
  const next = strip.getByRole("button", { name: "Next" });
  while (await next.isVisible()) await next.press("Enter");
  await expect(strip).toContainText("(1,2,3): here you had to lose");
  await expect(strip).toContainText("P, for the previous player wins");
  expect(await findings(page)).toEqual([]);
  // The form is folded on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await strip.getByRole("button", { name: "Heaps of your own" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Position" })).toBeFocused();
});
