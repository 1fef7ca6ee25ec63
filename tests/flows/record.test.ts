// A game after it was played: who stood to win, where that turned, and the game as text.
import { AGAINST, BoardTable, YOURS } from "../browser/boardTable.ts";
import { expect, test } from "../browser/fixture.ts";

test("a game without a mistake says so, and a misère game has turns of its own", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(1,2)", `${AGAINST}&line=(1,1),(1),()`);
  await expect(table.says).toHaveText("No move is left: you win.");
  await expect(table.turned).toHaveText("No move changed who was winning.");
  await table.open("nim(1,2)", `play=misere&${AGAINST}&line=(1,1),(1),()`);
  await expect(table.says).toHaveText("No move is left: the computer wins.");
  await expect(table.turned).toContainText("Move 1 (you): (1,2) was won, (1,1) is not. (1) would have won.");
});

test("while values are hidden nothing of it is shown before the end", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(1,3)", `${AGAINST}&hide=values&line=(1,2),(1,1)`);
  await expect(table.says).toHaveText(YOURS);
  await expect(table.course).toHaveCount(0);
  await table.stone(1, 1).click();
  await expect(table.says).toHaveText("No move is left: the computer wins.");
  await expect(table.course).toHaveCount(5);
  await expect(table.turned).toContainText("(1,3) was won, (1,2) is not. (1,1) would have won.");
});

test("three players are signs, and a turn says who wins instead", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(1,2)", "play=last-mover&players=3&view=board&line=(1,1),(1),()");
  await expect(table.says).toHaveText("No move is left: P₂ wins.");
  await expect(table.board.locator(".history .winner")).toHaveText([/^P[₀₁₂]$/, /^P[₀₁₂]$/, "P₂", "P₂"]);
});

test("a record is read out and in, and what is none is refused and kept", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(2,3,4)", "view=board&line=(2,3,3),(3,3)");
  await table.button("Record…").click();
  await expect(table.record).toHaveValue("nim(2,3,4): (2,3,3) → (3,3)");
  await table.record.fill("hello");
  await table.sheet.getByRole("button", { name: "Open" }).click();
  await expect(table.sheet.locator("[data-says]")).toHaveText(
    "That is no record. It looks like this: nim(1,2,3): (2,3) → (2,2)",
  );
  await expect(table.record).toHaveValue("hello");
  await mexplorer.expectAddress("nim(2,3,4)?view=board&line=(2,3,3),(3,3)");
  await table.record.fill("wythoff(3,5)?play=misere: (1,3) -> (1,2)\n(1)");
  await table.sheet.getByRole("button", { name: "Open" }).click();
  await expect(table.sheet).toHaveCount(0);
  await mexplorer.expectAddress("wythoff(3,5)?play=misere&view=board&line=(1,3),(1,2),(1)");
  await expect(table.says).toHaveText("It is the second player’s turn.");
  await table.expectHeaps(0, 1);
  await table.button("Record…").click();
  await expect(table.record).toHaveValue("wythoff(3,5)?play=misere: (1,3) → (1,2) → (1)");
  await table.record.fill("nim(1,2): 2; 1");
  await table.sheet.getByRole("button", { name: "Open" }).click();
  await mexplorer.expectAddress("nim(1,2)?view=board&line=(2),(1)");
});

test("a record is refused in Chinese, and one with a move that is none is opened up to there", async ({
  mexplorer,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(2,3,4)", "view=board&lang=zh");
  await table.button("棋谱…").click();
  for (const wrong of ["nothing(1): (0)", "nim(1,2", ": (1)"]) {
    await table.record.fill(wrong);
    await table.sheet.getByRole("button", { name: "打开" }).click();
    await expect(table.sheet.locator("[data-says]")).toHaveText(
      "这不是棋谱。写法如：nim(1,2,3): (2,3) → (2,2)",
    );
    await expect(table.record).toHaveValue(wrong);
  }
  await table.record.fill("nim(1,2): (2) → (5)");
  await table.sheet.getByRole("button", { name: "打开" }).click();
  await mexplorer.expectAddress("nim(1,2)?view=board&line=(2)&lang=zh");
  await expect(mexplorer.notice).toContainText("(5)");
});
