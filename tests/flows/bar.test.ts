// A bar of chocolate to bite: by mouse, touch and keys.
import type { Locator } from "@playwright/test";
import { BoardTable } from "../browser/boardTable.ts";
import { expect, test } from "../browser/fixture.ts";

const square = ({ board }: BoardTable, row: number, column: number): Locator =>
  board.getByRole("button", { name: new RegExp(`(row|Row|第) ${row}( 行第|, column) ${column}\\b`) });

test("the poisoned square is refused in both languages", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  for (const [lang, poison] of [
    ["en", "This square is poisoned."],
    ["zh", "这一格有毒。"],
  ] as const) {
    await table.open("chomp(3,3)", `view=board&lang=${lang}`);
    await table.press(square(table, 1, 1), "mouse");
    await expect(table.says).toHaveText(poison);
    expect(await table.played()).toBe(0);
  }
});
