// A walk by chance over all that can be used on the page: nothing goes wrong, nothing overtakes a link, nothing is left behind.
import type { Page } from "@playwright/test";
import { expect, test, watch } from "./fixture.ts";
import { makeFragile } from "./fragile.ts";
import { measuring } from "./left.ts";
import { Stroll } from "./stroll.ts";
import { isGate } from "./tier.ts";

/** WALK=SEED,STEPS walks elsewhere, or further. */
const [SEED, STEPS] = (process.env["WALK"] ?? (isGate ? "1,150" : "1,1200")).split(",").map(Number) as [
  number,
  number,
];
/** How many walks there are, of which every other one kills workers on its way. */
const WALKS = isGate ? 2 : 12;
const IN_FIREFOX = isGate ? 2 : 4;
/** After so many steps a link is followed, which must open. */
const LEG = 25;

/** A worker that ends while it starts is noticed after 15 seconds, and the next one may be killed as well; in milliseconds. */
const PATIENCE = 60_000;

/** What a page that is loaded may say, and is no fault: workers are killed on purpose, and what nobody asked for is not allowed. */
const TOLERATED = /broken on purpose|Permissions check failed|fullscreen|Clipboard|NotAllowedError/i;

/** A first visit has 3,400 nodes, 170 listeners and 4 MB; walks come to 11,000 and 300, and stay there. Some graph may be large. */
const MOST = { nodes: 16_000, listeners: 600, heap: 60 * 2 ** 20 };

/** Follows a link that no other step follows, to the game it names. */
async function expectToOpen(page: Page, count: number): Promise<void> {
  const game = `subtraction[set={1,${2 + (count % 50)}}](5)`;
  await page.evaluate((game) => {
    location.hash = game;
  }, game);
  await expect(page).toHaveTitle(`${game} · Mexplorer`, { timeout: PATIENCE });
}

test.use({ acceptDownloads: false, permissions: [] });

for (const view of ["sequence", "grid"])
  test(`the way back from a ${view} that has the keyboard @both`, async ({ mexplorer, page }) => {
    await mexplorer.open("nim(1,2,3)");
    await mexplorer.open(`kayles(9)?view=${view}`);
    await page.getByRole("application").click();
    await expect(page.getByRole("application")).toBeFocused();
    await page.goBack();
    await expect(mexplorer.nodes).toHaveCount(14);
  });

for (let walk = 0; walk < WALKS; walk++)
  test(`walk ${SEED + walk} @both`, async ({ page }) => {
    const isChromium = page.context().browser()?.browserType().name() === "chromium";
    test.skip(!isChromium && walk >= IN_FIREFOX, "Firefox walks less");
    test.setTimeout(STEPS * 200 + 240_000);
    const isFragile = walk % 2 === 1;
    if (isFragile) await makeFragile(page);
    await page.addInitScript(() => {
      // Dialogs of the browser itself.
      globalThis.print = () => dispatchEvent(new Event("afterprint"));
      // A link to another document would end the walk.
      addEventListener(
        "click",
        (event) => {
          const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
          if (link && !link.getAttribute("href")?.startsWith("#") && !link.download) event.preventDefault();
        },
        { capture: true },
      );
    });
    page.on("filechooser", () => undefined);
    page.on("dialog", (dialog) => void dialog.accept());
    const faults = await watch(page);
    const stroll = new Stroll(page, SEED + walk, isFragile);
    const left = isChromium ? await measuring(page) : undefined;
    const counts: Array<Record<keyof typeof MOST, number>> = [];
    let legs = 0;
    await page.goto(".");
    try {
      for (let step = 0; step < STEPS; step++) {
        await stroll.step();
        if (step % LEG !== LEG - 1) continue;
        await page.keyboard.press("Escape");
        await expectToOpen(page, legs++);
        expect(faults.filter((fault) => !TOLERATED.test(fault))).toEqual([]);
        if (left) counts.push(await left());
      }
    } catch (error) {
      console.log(`walk ${SEED + walk}, step ${stroll.done.length}:\n${stroll.done.slice(-40).join("\n")}`);
      throw error;
    }
    if (!left) return;
    // Some sheet or lesson may be open after any one leg, and not after the last eight of them.
    for (const of of ["nodes", "listeners", "heap"] as const)
      expect(Math.min(...counts.slice(-8).map((each) => each[of])), of).toBeLessThan(MOST[of]);
  });
