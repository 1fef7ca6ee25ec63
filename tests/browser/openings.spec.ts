// The pictures of sixty openings. With PICTURES=FOLDER those that are not there are made, and all others have to be the same.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { OPENINGS } from "../openings.ts";
import { settled } from "./everyView.ts";
import { expect, test } from "./fixture.ts";

const folder = process.env["PICTURES"];
const SIZES = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

for (const { name, link, size } of folder === undefined ? [] : OPENINGS)
  test(`${name} @full @once`, async ({ mexplorer, page }) => {
    await page.setViewportSize(SIZES[size]);
    await mexplorer.open(link);
    await settled(page);
    const file = path.resolve(folder ?? "", `${name.replaceAll(" ", "-")}.png`);
    const isKept = existsSync(file);
    const seen = await page.screenshot({
      fullPage: true,
      animations: "disabled",
      ...(!isKept && { path: file }),
    });
    if (isKept) expect(seen.equals(readFileSync(file)), `${name} is drawn as it was`).toBe(true);
  });
