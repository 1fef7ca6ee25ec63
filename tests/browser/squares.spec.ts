// Coins on squares to play on: dragged, touched, and moved by keys; and the Nim that such games are in disguise.
import type { Locator } from "@playwright/test";
import { findings } from "./axe.ts";
import { BoardTable } from "./boardTable.ts";
import { expect, test } from "./fixture.ts";

const coin = ({ board }: BoardTable, number: number): Locator =>
  board.getByRole("spinbutton", { name: new RegExp(`^(Coin ${number} of|第 ${number} 枚（)`) });

const square = ({ board }: BoardTable, number: number): Locator => board.locator(`[data-touch="${number}"]`);

const heaps = ({ board }: BoardTable): Locator =>
  board.getByRole("region", { name: /^(Nim in disguise|伪装的 Nim)$/ }).getByRole("button");

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

test("a coin is dragged, and one that jumps is refused in both languages", async ({ mexplorer }) => {
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

for (const [notation, sizes, lit, from] of [
  ["silver-dollar(2,4,7)", ["2 before 2", "2 between 4 and 7"], ".strip .lit", 2],
  ["turtles[turn=3](2,5)", ["2 coin 2", "8 coin 5"], ".coin.lit", 1],
  ["ruler(4,5)", ["4 coin 4", "1 coin 5"], ".coin.lit", 1],
  ["staircase(1,2,3)", ["1 step 1", "3 step 3"], ".pile.lit", 1],
] as const)
  test(`${notation} says which Nim it is, and lights what a heap comes from @once`, async ({ mexplorer }) => {
    const table = new BoardTable(mexplorer);
    await table.open(notation, "view=board");
    await expect(heaps(table)).toHaveCount(sizes.length);
    for (const [index, name] of sizes.entries())
      await expect(heaps(table).nth(index)).toHaveAccessibleName(name);
    await heaps(table).last().hover();
    await expect(table.board.locator(lit)).toHaveCount(from);
    await table.says.hover();
    await expect(table.board.locator(lit)).toHaveCount(0);
    // Nothing of it is told while values are hidden.
    await table.open(notation, "view=board&hide=values");
    await expect(heaps(table)).toHaveCount(0);
  });

test("a coin that is pointed at lights its heap, and under misère play the Nim is misère Nim @once", async ({
  mexplorer,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("silver-dollar(2,4,7)", "view=board&play=misere");
  await expect(table.board).toContainText("As good as misère Nim with heaps of 2, 2.");
  await coin(table, 2).hover();
  await expect(heaps(table).nth(1)).toHaveClass("lit");
  await expect(heaps(table).nth(0)).not.toHaveClass("lit");
  await table.open("silver-dollar(2,4,7)", "view=board&lang=zh");
  await expect(table.board).toContainText("相当于石子数为 2、2 的 Nim。");
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
