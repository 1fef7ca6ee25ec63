// Coins on squares to play on: dragged, touched, and moved by keys; and the Nim that such games are in disguise.
import type { Locator } from "@playwright/test";
import { BoardTable } from "../browser/boardTable.ts";
import { expect, test } from "../browser/fixture.ts";

const coin = ({ board }: BoardTable, number: number): Locator =>
  board.getByRole("spinbutton", { name: new RegExp(`^(Coin ${number} of|第 ${number} 枚（)`) });

const heaps = ({ board }: BoardTable): Locator =>
  board.getByRole("region", { name: /^(Nim in disguise|伪装的 Nim)$/ }).getByRole("button");

for (const [notation, sizes, lit, from] of [
  ["silver-dollar(2,4,7)", ["2 before 2", "2 between 4 and 7"], ".strip .lit", 2],
  ["turtles[turn=3](2,5)", ["2 coin 2", "8 coin 5"], ".coin.lit", 1],
  ["ruler(4,5)", ["4 coin 4", "1 coin 5"], ".coin.lit", 1],
  ["staircase(1,2,3)", ["1 step 1", "3 step 3"], ".pile.lit", 1],
] as const)
  test(`${notation} says which Nim it is, and lights what a heap comes from`, async ({ mexplorer }) => {
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

test("a coin that is pointed at lights its heap, and under misère play the Nim is misère Nim", async ({
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
