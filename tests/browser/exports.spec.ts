// Pictures as files, of which tests/page/pictures keeps some: a browser shows them as librsvg does, and moves those that move.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { bytesOf, read } from "../page/tools.ts";
import { expect, test } from "./fixture.ts";

const FOLDER = path.resolve(import.meta.dirname, "../page/pictures");
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith(".svg") && !file.startsWith("changed"));
const MOVING = "nim-1-2-3.animated.svg";

const address = (file: string): string => pathToFileURL(path.join(FOLDER, file)).href;

/** The mean difference of two pictures, of 255, over all pixels and the three colours; and the share of pixels that differ visibly. */
async function difference(
  page: Page,
  one: string,
  other: string,
): Promise<{ mean: number; visible: number }> {
  return page.evaluate(
    async ([one = "", other = ""]) => {
      const images = await Promise.all(
        [one, other].map(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return image;
        }),
      );
      const [width, height] = [images[1]?.naturalWidth ?? 0, images[1]?.naturalHeight ?? 0];
      const [first, second] = images.map((image) => {
        const canvas = document.createElement("canvas");
        Object.assign(canvas, { width, height });
        const context = canvas.getContext("2d");
        context?.drawImage(image, 0, 0, width, height);
        return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      });
      if (!first || !second) throw new Error("nothing was drawn");
      let [sum, visible] = [0, 0];
      for (let place = 0; place < second.length; place += 4) {
        const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((colour) =>
          Math.abs((first[place + colour] ?? 0) - (second[place + colour] ?? 0)),
        );
        sum += red + green + blue;
        visible += Number(Math.max(red, green, blue) > 64);
      }
      return { mean: sum / (width * height * 3), visible: visible / (width * height) };
    },
    [one, other],
  );
}

const asPng = (bytes: Buffer): string => `data:image/png;base64,${bytes.toString("base64")}`;

test("Chromium and librsvg show the same picture, but for the letters", async ({ page }) => {
  expect(FILES.length).toBeGreaterThan(10);
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  for (const file of FILES) {
    const bytes = readFileSync(path.join(FOLDER, file));
    read("xmllint", ["--noout", "-"], bytes.toString());
    const rendered = bytesOf("rsvg-convert", [], bytes.toString());
    await page.setViewportSize({ width: rendered.readUInt32BE(16), height: rendered.readUInt32BE(20) });
    await page.goto(address(file));
    const screenshot = await page.screenshot();
    await page.goto("about:blank");
    const { mean, visible } = await difference(page, asPng(screenshot), asPng(rendered));
    expect(mean, file).toBeLessThan(3);
    expect(visible, file).toBeLessThan(0.02);
  }
});

test("positions get their values one after another, and stand still where nothing is to move", async ({
  page,
}) => {
  const shown = async (): Promise<string[]> =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll("[class*='-k']"))
        .filter((group) => group.querySelector("text") && getComputedStyle(group).opacity === "1")
        .map((group) => /k\d+/.exec(group.getAttribute("class") ?? "")?.[0] ?? "")
        .sort(),
    );
  const at = async (seconds: number): Promise<string[]> => {
    await page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
    }, seconds * 1000);
    return shown();
  };
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(address(MOVING));
  expect(await at(0.5)).toEqual([]);
  expect(await at(3 * 0.9 + 0.5)).toEqual(["k1", "k2", "k3"]);
  expect(await at(16)).toHaveLength(14);
  // It begins again.
  expect(await at(16.5 + 0.9 + 0.5)).toEqual(["k1"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(address(MOVING));
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await shown()).toHaveLength(14);
});

test("it moves as a picture of another page", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setContent(
    `<img alt="" src="data:image/svg+xml;base64,${readFileSync(path.join(FOLDER, MOVING), "base64")}">`,
  );
  const picture = page.locator("img");
  const before = await picture.screenshot();
  await expect.poll(async () => (await picture.screenshot()).equals(before), { timeout: 5000 }).toBe(false);
});
