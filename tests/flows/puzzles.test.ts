// Puzzles at the board: told whether they are solved and why, one a day, and what one may want after a game.
import { BoardTable } from "../browser/boardTable.ts";
import { expect, test } from "../browser/fixture.ts";
import { dayOf } from "../../www/src/views/play/daily.ts";

const TODAY = dayOf(new Date());
const ASKED = "view=board&seats=person,solver&puzzle=4&seed=1&hide=values";

test("a puzzle is missed, tried again, solved, and told why in the graph", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await mexplorer.open(`nim(1,2,5)?${ASKED}`);
  await expect(table.says).toHaveText("Find the move that wins.");
  await table.stone(3, 5).click();
  await expect(table.says).toHaveText("That move does not win: see how the computer answers.");
  await table.button("Try again").click();
  await expect(table.says).toHaveText("Find the move that wins.");
  await table.stone(3, 4).click();
  await expect(table.says).toHaveText("Right: that move wins.");
  await expect(table.board.locator(".lesson")).toContainText("Binary columns: write the heaps in binary");
  await expect(table.board.locator(".lesson")).toContainText("Bouton’s theorem");
  await table.button("Show me why").click();
  await expect(mexplorer.node("(1,2,3)")).toHaveAccessibleName(/P-position/);
  await table.button("Leave puzzles").click();
  await expect(table.button("Puzzle")).toBeVisible();
  await expect(table.button("Leave puzzles")).toHaveCount(0);
});

test("the idea that is told is the reason of the move", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  const lesson = table.board.locator(".lesson");
  await mexplorer.open(`nim(2,3,3)?${ASKED}`);
  await table.stone(1, 1).click();
  await expect(lesson).toContainText("equal two by two");
  await mexplorer.open(`half(9)?${ASKED}`);
  await table.stone(1, 7).click();
  await expect(lesson).toContainText("two less than a power of two");
  await mexplorer.open(`subtraction[set={1,3,4}](15)?${ASKED}`);
  await table.stone(1, 15).click();
  await expect(lesson).toContainText("Look ahead");
  await mexplorer.open(`hackenbush(0-1-2,0-3-4-5)?${ASKED}`);
  await table.press(table.edge("4–5"), "mouse");
  await expect(lesson).toContainText("equal two by two");
  await mexplorer.open(`node-kayles(0-1-2-3-4)?${ASKED}`);
  await table.button(/^Choose 2(\D|$)/).click();
  await expect(lesson).toContainText("equal two by two");
  await mexplorer.open(`nim(1,3)+kayles(2,2)?${ASKED}`);
  await table.stone(2, 2).click();
  await expect(lesson).toContainText("equal two by two");
  // In the heap beside it one may not do the same.
  await mexplorer.open(`nim(4)+kayles(3)?${ASKED}`);
  await table.stone(1, 4).click();
  await expect(lesson).toContainText("Every part is worth a heap of Nim");
});

test("the puzzle of the day is opened by a press, and counts where it is solved at once", async ({
  mexplorer,
  page,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(2,3)");
  await table.button("Today’s puzzle").click();
  await expect(table.says).toHaveText("Today’s puzzle: find the move that wins.");
  await expect.poll(() => page.url()).toContain(`date=${TODAY}`);
  await mexplorer.open(`nim(1,2,5)?${ASKED}&date=${TODAY}`);
  await table.stone(3, 4).click();
  await expect(table.board.locator(".lesson")).toContainText("Today’s puzzle is solved.");
  await page.getByRole("button", { name: "Examples" }).click();
  await expect(page.locator(".progress")).toContainText("Solved. 1 day in a row.");
  await page.getByRole("button", { name: "Forget all this" }).click();
  await expect(page.locator(".progress")).not.toContainText("Solved.");
});

test("ten puzzles in a row are counted and timed, the best is kept, and a second try counts for nothing", async ({
  mexplorer,
  page,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(2,3)");
  await table.button("Puzzle").click();
  await table.button("Ten against the clock").click();
  for (let place = 1; place <= 10; place++) {
    await expect(table.board.locator(".clock")).toContainText(`${place} of 10`);
    await expect(table.says).toContainText("Find the move that wins.");
    await move(table, place !== 3);
    if (place !== 3) continue;
    await expect(table.says).toContainText("That move does not win");
    await table.button("New game").click();
    await expect(table.says).toContainText("Find the move that wins.");
    await move(table, true);
    await expect(table.says).toContainText("Right: that move wins.");
    await expect(table.board.locator(".clock")).toContainText("3 of 10");
    await table.button("Next puzzle").click();
  }
  await expect(table.says).toContainText(/^9 of 10 at the first try, in \d+:\d\d\./);
  await expect(table.button("Ten again")).toBeVisible();
  await page.getByRole("button", { name: "Examples" }).click();
  await expect(page.locator(".progress")).toContainText("Ten puzzles: 9 right");
});

/** Makes the move that Bouton’s theorem names, or takes a stone where that is another move. */
async function move(table: BoardTable, isRight: boolean): Promise<void> {
  const heaps = await table.heaps.evaluateAll((all) => all.map((each) => Number(each.ariaValueMax)));
  const sum = heaps.reduce((all, heap) => all ^ heap, 0);
  const heap = heaps.findIndex((size) => (size ^ sum) < size === isRight);
  const size = heaps[heap] ?? 0;
  await table.stone(heap + 1, isRight ? (size ^ sum) + 1 : size).click();
}

test("after a game there is another one, the other side, a harder computer, and the mistake again", async ({
  mexplorer,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(1,2)", "view=board&seats=person,solver&level=1");
  await table.stone(2, 2).click();
  await expect(table.says).toHaveText("The computer’s move: take 1 from the heap of 1. Your move.");
  await table.board.locator("[data-touch]").first().click();
  await expect(table.says).toHaveText("No move is left: you win.");
  await table.button("Next: Fox: sees 3 moves").click();
  await expect(table.choice("Computer").locator("option:checked")).toHaveText("Fox: sees 3 moves");
  await table.stone(2, 1).click();
  await expect(table.says).toHaveText("No move is left: the computer wins.");
  await expect(table.button("Change sides").first()).toBeVisible();
  await table.button("Your mistake, again").click();
  await expect(table.says).toHaveText("Find the move that wins.");
  await expect(mexplorer.heading).toContainText("(1,2)");
});
