// Rows of coins to play on: by mouse, by finger and by keys, in both languages, and to axe.
import type { Locator } from "@playwright/test";
import { findings } from "./axe.ts";
import { BoardTable } from "./boardTable.ts";
import { expect, test } from "./fixture.ts";

const coin = ({ board }: BoardTable, number: number): Locator =>
  board.getByRole("button", { name: new RegExp(`^(Coin ${number},|第 ${number} 枚，)`) });

/** What the coins show, as H and T. */
const faces = ({ board }: BoardTable): Promise<string> =>
  board
    .locator(".coin")
    .evaluateAll((coins) => coins.map((coin) => (coin.classList.contains("heads") ? "H" : "T")).join(""));

test.use({ hasTouch: true });

for (const by of ["mouse", "touch"] as const)
  test(`coins are turned in any order, and the row keeps its length, by ${by}`, async ({ mexplorer }) => {
    const table = new BoardTable(mexplorer);
    await table.open("turtles(2,5)", "view=board");
    expect(await faces(table)).toBe("THTTH");
    // The left one first: a head to its right is to be turned besides.
    await table.press(coin(table, 1), by);
    await expect(coin(table, 1)).toHaveAttribute("aria-pressed", "true");
    await expect(table.offers).toContainText(["turn 1, 5", "turn 1, 2"]);
    await table.press(coin(table, 5), by);
    await mexplorer.expectLine("(2,5)", "[(1,2)]");
    expect(await faces(table)).toBe("HHTTT");
    await expect(coin(table, 4)).toHaveAttribute("aria-disabled", "true");
    // One alone, by pressing it twice.
    await table.press(coin(table, 2), by);
    await table.press(coin(table, 2), by);
    await mexplorer.expectLine("(2,5)", "(1,2)", "[(1)]");
  });

test("in Mock Turtles three coins are turned; where only two may be, a head must be the rightmost @once", async ({
  mexplorer,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("turtles[turn=3](6)", "view=board");
  await coin(table, 6).click();
  await coin(table, 2).click();
  await expect(table.board.locator(".coin.turning")).toHaveCount(2);
  await coin(table, 4).click();
  await mexplorer.expectLine("(6)", "[(2,4)]");
  for (const [lang, said] of [
    ["en", "The rightmost coin you turn must show heads."],
    ["zh", "翻动的硬币中，最右边的一枚须是正面朝上。"],
  ] as const) {
    await table.open("turtles(1,5,6)", `view=board&lang=${lang}`);
    await coin(table, 2).click();
    await coin(table, 4).click();
    await expect(table.says).toHaveText(said);
    expect(await table.played()).toBe(0);
  }
});

test("in the Ruler game the ends of a run are touched, and pressing again turns all of it", async ({
  mexplorer,
  page,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("ruler(3,6)", "view=board");
  await coin(table, 6).focus();
  await page.keyboard.press("Enter");
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowLeft");
  await expect(coin(table, 2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(table.board.locator(".coin.turning")).toHaveCount(5);
  await page.keyboard.press("Enter");
  await mexplorer.expectLine("(3,6)", "[(2,4,5)]");
});

test("axe finds nothing on a row of coins, in light and dark @once", async ({ mexplorer, page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const table = new BoardTable(mexplorer);
    await table.open("turtles(2,5)", "view=graph,board&lang=zh");
    await coin(table, 1).click();
    expect(await findings(page)).toEqual([]);
  }
});
