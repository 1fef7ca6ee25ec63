// A drawn graph whose vertices are chosen: by mouse, touch and keys.
import type { Locator } from "@playwright/test";
import { findings } from "./axe.ts";
import { BoardTable } from "./boardTable.ts";
import { expect, test } from "./fixture.ts";

const vertex = ({ board }: BoardTable, number: number): Locator =>
  board.getByRole("button", { name: new RegExp(`^(Choose|选) ${number}\\b`) });

test.use({ hasTouch: true });

for (const by of ["mouse", "touch"] as const)
  test(`a vertex goes with its neighbours, by ${by}`, async ({ mexplorer }) => {
    const table = new BoardTable(mexplorer);
    await table.open("node-kayles(0-1-2-3-4-5-6)", "view=board");
    if (by === "mouse") {
      await table.hover(vertex(table, 3));
      await expect(table.board.locator(".vertex.goes")).toHaveCount(2);
    }
    await table.press(vertex(table, 3), by);
    await mexplorer.expectLine("(0-1-2-3-4-5-6)", "[(0-1,5-6)]");
    await expect(table.board.locator(".vertex.gone.last")).toHaveCount(1);
    await table.press(vertex(table, 0), by);
    await mexplorer.expectLine("(0-1-2-3-4-5-6)", "(0-1,5-6)", "[(5-6)]");
  });

test("keys go from vertex to vertex, and Enter chooses", async ({ mexplorer, page }) => {
  const table = new BoardTable(mexplorer);
  await table.open("node-kayles(0-1-2-5-4-1,0-3-4-7-6-3,5-8-7)", "view=board");
  await vertex(table, 0).focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft"]) await page.keyboard.press(key);
  await expect(vertex(table, 4)).toBeFocused();
  await page.keyboard.press("Enter");
  await mexplorer.expectLine("(0-1-2-5-4-1,0-3-4-7-6-3,5-8-7)", "[(0,2,6,8)]");
});

test("axe finds nothing on a graph, in light and dark @once", async ({ mexplorer, page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const table = new BoardTable(mexplorer);
    await table.open("node-kayles(0-1-2-3-4-0,5)", "view=graph,board&lang=zh");
    await vertex(table, 2).click();
    expect(await findings(page)).toEqual([]);
  }
});
