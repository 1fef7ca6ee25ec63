// A walk by chance over all that can be used on the page: nothing goes wrong, nothing overtakes a link, nothing piles up.
import type { Page } from "@playwright/test";
import { expect, test, watch } from "./fixture.ts";
import { makeFragile } from "./fragile.ts";
import { Stroll } from "./stroll.ts";
import { isGate } from "./tier.ts";

/** WALK=SEED,STEPS walks elsewhere, or further. */
const [SEED, STEPS] = (process.env["WALK"] ?? (isGate ? "1,150" : "1,1000")).split(",").map(Number) as [
  number,
  number,
];
/** How many walks there are, of which every other one kills workers on its way. */
const WALKS = isGate ? 2 : 14;
const IN_FIREFOX = 4;
/** After so many steps a link is followed, which must open. */
const LEG = 25;

/** What a page that is loaded may say, and is no fault: workers are killed on purpose, and what nobody asked for is not allowed. */
const TOLERATED = /broken on purpose|Permissions check failed|fullscreen|Clipboard|NotAllowedError/i;

interface Counts {
  nodes: number;
  listeners: number;
  heap: number;
}

/** What the page keeps when it is done with all else; Chromium alone tells. */
async function kept(page: Page): Promise<Counts> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return { nodes, listeners: jsEventListeners, heap: usedSize / 2 ** 20 };
}

/** A link that no other step of the walk follows, and the game it names. */
async function expectToOpen(page: Page, count: number): Promise<void> {
  const game = `subtraction[set={1,${2 + (count % 50)}}](5)`;
  await page.evaluate((game) => {
    location.hash = game;
  }, game);
  await expect(page).toHaveTitle(`${game} · Mexplorer`, { timeout: 20_000 });
}

test.describe.configure({ retries: 0 });
test.use({ acceptDownloads: false, permissions: [] });

for (let walk = 0; walk < WALKS; walk++)
  test(`walk ${SEED + walk} @both`, async ({ page }) => {
    const isChromium = page.context().browser()?.browserType().name() === "chromium";
    test.skip(!isChromium && walk >= IN_FIREFOX, "Firefox walks less");
    test.setTimeout(STEPS * 2000 + 60_000);
    const isFragile = walk % 2 === 1;
    if (isFragile) await makeFragile(page);
    await page.addInitScript(() => {
      // Dialogs of the browser itself.
      globalThis.print = () => dispatchEvent(new Event("afterprint"));
    });
    page.on("filechooser", () => undefined);
    page.on("dialog", (dialog) => void dialog.accept());
    const faults = await watch(page);
    const stroll = new Stroll(page, SEED + walk, isFragile);
    const counts: Counts[] = [];
    let legs = 0;
    await page.goto(".");
    try {
      for (let step = 0; step < STEPS; step++) {
        await stroll.step();
        if (step % LEG !== LEG - 1) continue;
        await page.keyboard.press("Escape");
        await expectToOpen(page, legs++);
        expect(faults.filter((fault) => !TOLERATED.test(fault))).toEqual([]);
        if (isChromium) counts.push(await kept(page));
      }
    } catch (error) {
      console.log(`walk ${SEED + walk}, step ${stroll.done.length}:\n${stroll.done.slice(-40).join("\n")}`);
      throw error;
    }
    if (process.env["SHOW"]) console.log(stroll.done.join("\n"));
    console.log(
      counts.map(({ nodes, listeners, heap }) => `${nodes} ${listeners} ${heap.toFixed(1)}`).join(" | "),
    );
  });
