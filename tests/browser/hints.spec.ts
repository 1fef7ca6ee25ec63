// Help at the board: hints by degrees, and warnings before a move that loses.
import { BoardTable } from "./boardTable.ts";
import { expect, test } from "./fixture.ts";

/** With values, so that the panel says what the hint must say. */
const BESIDE = "view=graph,board&seats=person,solver";

test("a move that loses is marked, and held back until it is pressed again @once", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(2,3,4)", BESIDE);
  await table.check("Warn me").check();
  await table.stone(3, 4).hover();
  await expect(table.heap(3)).toHaveAttribute("aria-valuetext", "take 1, leaves 3, this loses");
  await table.stone(3, 4).click();
  await expect(table.says).toHaveText("Careful: this move loses. Press again to make it anyway.");
  await mexplorer.expectLine("[(2,3,4)]");
  // Another one that loses is held back for itself.
  await table.stone(2, 3).click();
  await expect(table.says).toHaveText(/^Careful:/);
  await mexplorer.expectLine("[(2,3,4)]");
  await table.stone(2, 3).click();
  await expect(table.says).toHaveText(/^The computer’s move: .+\. Your move\.$/);
  // Where all moves lose none is held back.
  await table.stone(1, 2).click();
  await expect.poll(() => table.played()).toBe(4);
});
