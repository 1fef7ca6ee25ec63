// What it costs to move a picture: the times from frame to frame, and of scripts in each, in milliseconds.

/**
 * Enlarges a picture and drags it about.
 *
 * @param {import("@playwright/test").Page} page
 * @param {import("@playwright/test").BrowserContext} context
 * @param {string} canvas
 * @param {{ turns?: number, steps?: number }} [hands] How often the wheel is turned before, and in how many steps it is dragged.
 */
export async function panned(page, context, canvas, { turns = 8, steps = 120 } = {}) {
  const box = await page.locator(canvas).first().boundingBox();
  if (!box) throw new Error("the picture is not seen");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  for (let turn = 0; turn < turns; turn++) await page.mouse.wheel(0, -200);
  await page.waitForTimeout(1500);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const script = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
  };
  const before = await script();
  await page.evaluate(() => {
    const all = /** @type {{ panned?: number[] }} */ (globalThis);
    all.panned = [];
    const look = (/** @type {number} */ now) => {
      all.panned?.push(now);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.mouse.down();
  for (let step = 0; step < steps; step++) {
    await page.mouse.move(x + 200 * Math.sin(step / 12), y + 150 * Math.cos(step / 9));
    await page.waitForTimeout(8);
  }
  await page.mouse.up();
  const times = await page.evaluate(() => /** @type {{ panned?: number[] }} */ (globalThis).panned ?? []);
  const spent = (await script()) - before;
  const frames = times.slice(1).map((time, place) => time - (times[place] ?? 0));
  return { frames, script: spent / Math.max(1, frames.length) };
}
