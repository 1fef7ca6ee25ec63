// Coins on squares to play on: dragged, touched, and moved by keys; and the Nim that such games are in disguise.
import type { Locator } from "@playwright/test";
import { findings } from "./axe.ts";
import { BoardTable } from "./boardTable.ts";
import { expect, test } from "./fixture.ts";

const coin = ({ board }: BoardTable, number: number): Locator =>
  board.getByRole("spinbutton", { name: new RegExp(`^(Coin ${number} of|第 ${number} 枚（)`) });

const square = ({ board }: BoardTable, number: number): Locator => board.locator(`[data-touch="${number}"]`);

test.use({ hasTouch: true });

for (const by of ["mouse", "touch"] as const)
  test(`a coin is picked up and put down, and another taken instead, by ${by}`, async ({ mexplorer }) => {
    const table = new BoardTable(mexplorer);
    await table.open("silver-dollar(1,3,7)", "view=board");
    await table.press(coin(table, 1), by);
    await mexplorer.expectLine("(1,3,7)", "[(0,3,7)]");
    await table.press(coin(table, 2), by);
    await expect(table.board.locator(".offered")).toHaveCount(2);
    await table.press(coin(table, 3), by);
    await expect(table.board.locator(".offered")).toHaveCount(3);
    await table.press(square(table, 5), by);
    await mexplorer.expectLine("(1,3,7)", "(0,3,7)", "[(0,3,5)]");
    // The coin that can come to a free square comes.
    await table.press(square(table, 2), by);
    await mexplorer.expectLine("(1,3,7)", "(0,3,7)", "(0,3,5)", "[(0,2,5)]");
    await expect(square(table, 7)).toBeVisible();
  });

test("a coin is dragged, and one that jumps is refused in both languages @both", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("silver-dollar(1,3,7)", "view=board");
  await table.drag(coin(table, 3), square(table, 4));
  await mexplorer.expectLine("(1,3,7)", "[(1,3,4)]");
  for (const [lang, jump, left, blocked] of [
    [
      "en",
      "A coin may not jump over another.",
      "Coins move to the left only.",
      "This coin has no free square to its left.",
    ],
    ["zh", "硬币不得越过其他硬币。", "硬币只能向左移动。", "这枚硬币的左边没有空格。"],
  ] as const) {
    await table.open("silver-dollar(0,3,7)", `view=board&lang=${lang}`);
    await table.drag(coin(table, 3), square(table, 2));
    await expect(table.says).toHaveText(jump);
    await table.drag(coin(table, 2), square(table, 5));
    await expect(table.says).toHaveText(left);
    await coin(table, 1).click();
    await expect(table.says).toHaveText(blocked);
    expect(await table.played()).toBe(0);
  }
});

test("keys move a coin and leave it where it is", async ({ mexplorer, page }) => {
  const table = new BoardTable(mexplorer);
  await table.open("silver-dollar(1,3,7)", "view=board");
  await coin(table, 3).focus();
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowRight"]) await page.keyboard.press(key);
  await expect(coin(table, 3)).toHaveAttribute("aria-valuetext", "to square 5");
  await page.keyboard.press("Escape");
  await expect(coin(table, 3)).toHaveAttribute("aria-valuetext", "stays");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await mexplorer.expectLine("(1,3,7)", "[(1,3,6)]");
});

test("axe finds nothing on a strip of squares, in light and dark @once", async ({ mexplorer, page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const table = new BoardTable(mexplorer);
    await table.open("silver-dollar(1,3,7)", "view=graph,board&lang=zh");
    await coin(table, 3).click();
    expect(await findings(page)).toEqual([]);
  }
});
