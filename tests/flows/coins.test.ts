// Rows of coins to play on: by mouse, by finger and by keys, in both languages, and to axe.
import type { Locator } from "@playwright/test";
import { AGAINST, BoardTable } from "../browser/boardTable.ts";
import { expect, test } from "../browser/fixture.ts";

const coin = ({ board }: BoardTable, number: number): Locator =>
  board.getByRole("button", { name: new RegExp(`^(Coin ${number},|第 ${number} 枚，)`) });

test("a hint points at the coins to turn, and the computer turns some", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("turtles(2,4,7)", AGAINST);
  await table.button("Hint").click();
  await table.button("Next hint").click();
  await expect(table.board.locator(".coin.hinted")).toHaveCount(2);
  await coin(table, 7).click();
  await coin(table, 6).click();
  await expect(table.says).toHaveText(/^The computer’s move: .+\. Your move\.$/);
});
