// What is hidden is hidden from the first frame on: no frame of a picture that is painted has a colour that the last one has not.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixture.ts";

interface Watched {
  /** The colours of each frame so far, in the order in which they were seen. */
  frames: string[][];
}

/** Runs in the page: keeps the colours that any frame has much of. A callback sees what the frame before it has left. */
function watchFrames(): void {
  const frames: string[][] = [];
  Object.assign(globalThis, { frames });
  const small = document.createElement("canvas");
  const side = (small.width = small.height = 96);
  const context = small.getContext("2d", { willReadFrequently: true });
  const canvases = (root: ParentNode): HTMLCanvasElement[] =>
    [...root.querySelectorAll("*")].flatMap((each) => [
      ...(each instanceof HTMLCanvasElement && each.closest(".sheet") ? [each] : []),
      ...(each.shadowRoot ? canvases(each.shadowRoot) : []),
    ]);
  const look = (): void => {
    requestAnimationFrame(look);
    const [canvas] = canvases(document).filter(({ width, height }) => width * height > 0);
    if (!context || !canvas) return;
    context.clearRect(0, 0, side, side);
    context.imageSmoothingEnabled = false;
    context.drawImage(canvas, 0, 0, side, side);
    const { data } = context.getImageData(0, 0, side, side);
    const counts = new Map<string, number>();
    for (let pixel = 0; pixel < data.length; pixel += 4) {
      const colour = data.subarray(pixel, pixel + 4).join();
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const much = [...counts].filter(([colour, count]) => count >= 24 && !colour.endsWith(",0"));
    frames.push(much.map(([colour]) => colour).sort());
  };
  requestAnimationFrame(look);
}

/** The colours of all frames, once the last twenty of them are alike, and those of the last one. */
async function coloursOf(page: Page): Promise<{ all: string[]; last: string[] }> {
  const seen = (): Promise<string[][]> => page.evaluate(() => (globalThis as unknown as Watched).frames);
  await expect
    .poll(async () => {
      const last = (await seen()).slice(-20).map((each) => each.join(" "));
      return last.length === 20 && new Set(last).size === 1;
    })
    .toBe(true);
  const frames = await seen();
  return { all: [...new Set(frames.flat())].sort(), last: frames.at(-1) ?? [] };
}

/** Whether it is the same colour at an edge, which is half covered, and otherwise wherever the picture has another size. */
function isEdgeOf(colour: string, whole: string): boolean {
  const [edge, inside] = [colour, whole].map((each) => each.split(",").map(Number));
  const isNear = [0, 1, 2].every((part) => Math.abs((edge?.[part] ?? 0) - (inside?.[part] ?? 0)) <= 8);
  return isNear && (edge?.[3] ?? 255) < 255;
}

for (const link of [
  "wythoff(7,7)?view=grid&rows=8&columns=8",
  "wythoff(7,7)?view=grid&rows=8&columns=8&color=grundy",
  "kayles(5)?view=sequence&length=20",
  "kayles(5)?view=sequence&length=20&layout=rows",
])
  test(`no frame of ${link} tells what is hidden @both`, async ({ mexplorer, page }) => {
    await page.addInitScript(watchFrames);
    await mexplorer.open(`${link}&hide=values`);
    const hidden = await coloursOf(page);
    expect(hidden.last.length).toBeGreaterThan(0);
    const isOfLast = (colour: string): boolean =>
      hidden.last.some((each) => each === colour || isEdgeOf(colour, each));
    expect(hidden.all.filter((colour) => !isOfLast(colour))).toEqual([]);
    // A picture that tells its values has others.
    await page.evaluate(() => (globalThis as unknown as Watched).frames.splice(0));
    await mexplorer.open(link);
    await expect
      .poll(async () => (await coloursOf(page)).all.some((each) => !hidden.all.includes(each)))
      .toBe(true);
  });
