// A bar of chocolate to bite: by mouse, touch and keys.
import type { Locator } from "@playwright/test";
import { findings } from "./axe.ts";
import { BoardTable } from "./boardTable.ts";
import { expect, test } from "./fixture.ts";

const square = ({ board }: BoardTable, row: number, column: number): Locator =>
  board.getByRole("button", { name: new RegExp(`(row|Row|第) ${row}( 行第|, column) ${column}\\b`) });

test.use({ hasTouch: true });

for (const by of ["mouse", "touch"] as const)
  test(`a bite takes what is below and to the right, by ${by}`, async ({ mexplorer }) => {
    const table = new BoardTable(mexplorer);
    await table.open("chomp(4,4,4)", "view=board");
    if (by === "mouse") {
      await table.hover(square(table, 2, 3));
      await expect(table.board.locator(".goes")).toHaveCount(4);
    }
    await table.press(square(table, 2, 3), by);
    await mexplorer.expectLine("(4,4,4)", "[(4,2,2)]");
    await expect(table.board.locator(".gone.last")).toHaveCount(4);
    await table.press(square(table, 2, 1), by);
    await mexplorer.expectLine("(4,4,4)", "(4,2,2)", "[(4)]");
  });

test("keys go from square to square, and Enter bites", async ({ mexplorer, page }) => {
  const table = new BoardTable(mexplorer);
  await table.open("chomp(3,3)", "view=board");
  await square(table, 1, 1).focus();
  for (const key of ["ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowUp"])
    await page.keyboard.press(key);
  await expect(square(table, 1, 3)).toBeFocused();
  await page.keyboard.press("Enter");
  await mexplorer.expectLine("(3,3)", "[(2,2)]");
});

test("of a bar that is too large to be drawn the square is told, or a bound of it @once", async ({
  mexplorer,
  page,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("chomp(1000000000009,1000000000000)", "view=board");
  const [row, column] = [table.board.getByLabel("Row"), table.board.getByLabel("Column")];
  await row.fill("3");
  await column.fill("8");
  await page.keyboard.press("Enter");
  await expect(row).toBeFocused();
  const fault = row.evaluate((field: HTMLInputElement) => field.validationMessage);
  expect(await fault).toBe("a whole number from 1 to 2");
  await row.fill("1");
  await page.keyboard.press("Enter");
  await mexplorer.expectLine("(1000000000009,1000000000000)", "[(7,7)]");
});

test("axe finds nothing on a bar, in light and dark @once", async ({ mexplorer, page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const table = new BoardTable(mexplorer);
    await table.open("chomp(3,2)", "view=graph,board&lang=zh");
    await square(table, 2, 2).click();
    expect(await findings(page)).toEqual([]);
  }
});
