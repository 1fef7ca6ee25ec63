// Games without an end: what is said of a draw, how it is played and held.
import { BoardTable } from "../browser/boardTable.ts";
import { expect, test } from "../browser/fixture.ts";

const ROUND = "graph[arrows={a>b,b>c,c>a,c>d,d>e}]";

test("a draw is said to be one, with the moves that keep it and the way round", async ({ mexplorer }) => {
  await mexplorer.open(`${ROUND}(c)`);
  const { panel } = mexplorer;
  await expect(panel.getByRole("heading", { level: 2 })).toContainText("D");
  await expect(panel).toContainText("c is a draw: keep it by moving to");
  await expect(panel).toContainText("after any other move the other player can win.");
  await expect(panel).toContainText("When nobody gives way, play goes round: c → a → b → c.");
  await expect(panel).toContainText("Infinite Grundy value ∞ {1}");
  await expect(panel).toContainText("Why no finite Grundy value?");
  await expect(panel.getByRole("button", { name: /^Move to d, N-position/ })).toBeVisible();
});

test("a position that comes again is noticed, and a draw agreed on", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open(`${ROUND}(a)`, "view=board&seats=person,person");
  for (const [place, vertex] of ["b", "c", "a", "b", "c", "a"].entries()) {
    await table.vertex(vertex).click();
    await expect(table.says).toContainText(
      place % 2 === 0 ? "the second player’s turn" : "the first player’s turn",
    );
  }
  await expect(table.says).toContainText("a has come again.");
  await table.button("Agree on a draw").click();
  await expect(table.says).toHaveText("A draw, as you agreed.");
  await table.button("Play again").click();
  await expect(table.says).toHaveText("It is the first player’s turn.");
});

test("a hint keeps the draw, and whoever gives it away is warned and told", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open(`${ROUND}(c)`, "view=board&seats=person,solver");
  await table.button("Hint").click();
  await expect(table.told).toHaveText(
    "You cannot force a win from here, but you need not lose: keep the draw.",
  );
  await table.check("Warn me").click();
  await table.vertex("d").click();
  await expect(table.says).toHaveText("Careful: this move loses. Press again to make it anyway.");
  await table.vertex("d").click();
  await expect(table.says).toContainText("No move is left: the computer wins.");
  await expect(table.turned).toContainText("Move 1 (you): c was a draw, d is lost.");
});

test("a loop is a move, on the board and in the panel", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("graph[arrows={a>a,a>b,b>c}](a)", "view=board&seats=person,person");
  await table.vertex("a").click();
  await expect(table.says).toHaveText("It is the second player’s turn.");
  await mexplorer.panel.getByRole("button", { name: /^Move to a, draw/ }).click();
  await expect(table.says).toContainText("a has come again.");
});

test("a puzzle asks to hold a draw", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open(`${ROUND}(c)`, "view=board&seats=person,solver&hide=values&puzzle=1");
  await expect(table.says).toContainText("Hold the draw.");
  await table.vertex("a").click();
  await expect(table.says).toContainText("Right: that keeps the draw.");
  await table.button("Take back").click();
  await table.vertex("d").click();
  await expect(table.says).toContainText("That move loses: see how the computer answers.");
  await expect(table.turned).toContainText("Move 1 (you): c was a draw, d is lost.");
});

test("among several players nobody wins where play goes round", async ({ mexplorer }) => {
  await mexplorer.open(`${ROUND}(c)?play=last-mover&players=3`);
  const { panel } = mexplorer;
  await expect(panel).toContainText("In c, nobody wins: play goes on for ever.");
  await expect(panel).toContainText("Why does nobody win?");
});
