// A window of 320 pixels, which is one of 1280 at 400 %: every view is read there by scrolling one way alone, and nothing is cut off.
import { covered, cut } from "./narrow.ts";
import { everyDialog, everyGame, settled, VIEWS } from "./everyView.ts";
import { expect, test } from "./fixture.ts";
import { isGate } from "./tier.ts";

/** As high as a phone’s, and as high as one of 1024 pixels is at 400 %. */
const HEIGHTS = isGate ? [640] : [640, 256];
const FIELDS = isGate ? [""] : ["", "&lang=zh&hide=values"];

for (const view of VIEWS)
  test(`${view} has room in 320 pixels @once`, async ({ mexplorer, page }) => {
    test.slow();
    for (const fields of FIELDS) {
      if (view === "theorems" ? fields.includes("hide") : view.includes(",") && fields === "" && !isGate)
        continue;
      await page.setViewportSize({ width: 320, height: 640 });
      await everyGame(mexplorer, view, fields, async (link) => {
        for (const height of HEIGHTS) {
          await page.setViewportSize({ width: 320, height });
          await settled(page);
          expect.soft(await cut(page), `${link}, ${height} high`).toEqual([]);
          expect.soft(await covered(page), `${link}, ${height} high`).toEqual([]);
        }
        await page.setViewportSize({ width: 320, height: 640 });
      });
    }
  });

for (const link of ["nim(1,2,3)", "nim(1,2,3)?hide=values&lang=zh", "nim(1,2,3)?view=board"])
  test(`whatever opens over ${link} has room in 320 pixels @once`, async ({ mexplorer, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await mexplorer.open(link);
    await mexplorer.unfold();
    await settled(page);
    await everyDialog(page, async (name) => {
      for (const height of HEIGHTS) {
        await page.setViewportSize({ width: 320, height });
        expect.soft(await cut(page), `${name}, ${height} high`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
    });
  });
