// Every gesture on every board: by mouse, by keyboard, by typed numbers; what it shows before, and what is refused in words.
import { BoardTable } from "../browser/boardTable.ts";
import { expect, test } from "../browser/fixture.ts";

/** Two people, so that nobody answers; the picture stands beside. */
const TOGETHER = "view=graph,board";

test("in Wythoff’s game the keyboard finds the second heap, and unequal numbers are refused", async ({
  mexplorer,
  page,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("wythoff(3,5)", TOGETHER);
  await table.heap(1).focus();
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await expect(table.says).toHaveText("More than one move is possible here. Which do you mean?");
  await table.heap(2).focus();
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await expect(table.says).toHaveText("From two heaps, take equally many stones.");
  await mexplorer.expectLine("[(3,5)]");
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await mexplorer.expectLine("(3,5)", "[(1,3)]");
});

test("in Grundy’s game a heap is parted where it is cut", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("grundy(7)", TOGETHER);
  await table.pin(3).click();
  if ((await table.played()) === 0 && (await table.offers.count()) > 0) await table.offers.first().click();
  await mexplorer.expectLine("(7)", "[(2,5)]");
});

test("a row that breaks in three is touched where it breaks, or its parts are typed", async ({
  mexplorer,
  page,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("octal[code=0.8](9)", TOGETHER);
  await table.pin(3).click();
  await expect(table.offers).toHaveText([
    "take 1 from the heap of 9 and leave 1 + 2 + 5",
    "take 1 from the heap of 9 and leave 2 + 2 + 4",
    "take 1 from the heap of 9 and leave 2 + 3 + 3",
    "Start over",
  ]);
  await table.pin(6).hover();
  await expect(table.board.locator(".row .goes:not(.cut)")).toHaveCount(1);
  await table.pin(6).click();
  await mexplorer.expectLine("(9)", "[(2,3,3)]");
  await table.open("octal[code=0.8](8)", TOGETHER);
  await table.pin(2).focus();
  await page.keyboard.press("Enter");
  await table.offers.filter({ hasText: "1 + 2 + 4" }).press("Enter");
  await mexplorer.expectLine("(8)", "[(1,2,4)]");
  await table.open("octal[code=0.8](200)", TOGETHER);
  await table.board.getByLabel("Row: stones left on one side").fill("50");
  await table.board.getByLabel("Row: stones left in the middle").fill("60");
  await table.board.getByLabel("Row: stones left on the other side").fill("89");
  await expect(table.board.locator("form")).toContainText("take 1, leaves 50, 60 and 89");
  await table.button("Take").click();
  await mexplorer.expectLine("(200)", "[(50,60,89)]");
});

test("on a staircase stones go down, and what has come down lies on the floor", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("staircase(1,0,3)", TOGETHER);
  await table.stone(3, 2).hover();
  await table.expectShown(3, 2);
  await table.stone(3, 2).click();
  await mexplorer.expectLine("(1,0,3)", "[(1,2,1)]");
  await table.expectHeaps(1, 2, 1);
  await table.stone(1, 1).click();
  await table.expectHeaps(0, 2, 1);
  await expect(table.board.getByRole("img", { name: "On the floor: 1 stone" })).toBeVisible();
  await table.heap(3).press("ArrowUp");
  await table.heap(3).press("Enter");
  await table.expectHeaps(0, 3, 0);
});
