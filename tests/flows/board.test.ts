// The board beside the picture and alone, at a desk and on a phone, and what the address says of it.
import { BoardTable, YOURS } from "../browser/boardTable.ts";
import { expect, test } from "../browser/fixture.ts";

test("whoever hid the values before Play finds them hidden after it", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await mexplorer.open("nim(1,2,3)?hide=values");
  await mexplorer.choose("Play");
  await expect(table.says).toHaveText("Your move.");
  await mexplorer.choose("Graph");
  await expect(mexplorer.nodes.first()).toHaveAccessibleName(/hidden$/);
});

test("a position that is only looked at is said to be, with a way back to the game", async ({
  mexplorer,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(1,2,3)", "view=graph,board&seats=person,solver&at=(1,1)");
  await expect(table.says).toContainText("You are looking at (1,1).");
  await expect(table.heap(1)).toHaveAttribute("aria-disabled", "true");
  await table.button("Back to the game").click();
  await expect(table.says).toHaveText("Your move.");
  await table.expectHeaps(1, 2, 3);
});

test("another game is played on with the same people", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(1,2,3)", "view=graph,board&seats=solver,person&level=3");
  await expect(table.says).toHaveText(YOURS);
  await mexplorer.drawPosition("(2,4)");
  await expect(table.says).toHaveText(YOURS);
  await expect.poll(() => table.played()).toBe(1);
  await expect
    .poll(() => decodeURIComponent(mexplorer.page.url()))
    .toMatch(/#nim\(2,4\)\?view=graph,board&seats=solver,person&level=3&line=\S+$/);
});
