// A game after it was played: who stood to win, where that turned, and the game as text.
import { AGAINST, BoardTable } from "./boardTable.ts";
import { expect, test } from "./fixture.ts";

const LINE = "line=(2,3,3),(3,3),(1,3),(1,1),(1),()";

test("a game that was played shows where it turned, and is gone on with from there", async ({
  mexplorer,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(2,3,4)", `${AGAINST}&${LINE}`);
  await expect(table.says).toHaveText("No move is left: the computer wins.");
  await expect(table.course).toHaveCount(7);
  await expect(table.course.nth(0)).toHaveAccessibleName(/^Start, (0, )?\(2,3,4\): you win in \d+ moves$/);
  await expect(table.course.nth(1)).toHaveAccessibleName(
    /^Move 1, \(2,3,3\): the computer wins in \d+ moves$/,
  );
  await expect(table.course.nth(6)).toHaveAccessibleName("Move 6, (): the computer has won");
  // The bars are the longer the nearer the end is, below the line for the second player.
  const bars = await table.course.evaluateAll((all) =>
    all.map((each) => {
      const bar = each.querySelector<HTMLElement>(".bar");
      return { side: bar?.classList[1], near: Number(bar?.style.getPropertyValue("--near")) };
    }),
  );
  expect(bars.map(({ side }) => side)).toEqual(["first", ...Array<string>(6).fill("second")]);
  const near = bars.slice(1).map((bar) => bar.near);
  expect(near).toEqual(near.toSorted((one, other) => one - other));
  expect(near.at(-1)).toBeGreaterThan(near[0] ?? 1);
  await expect(table.turned).toHaveText(
    /^\s*Move 1 \(you\): \(2,3,4\) was won, \(2,3,3\) is not\. \(1,2,3\) would have won\.\s*$/,
  );
  await table.course.nth(4).click();
  await mexplorer.expectAddress(`nim(2,3,4)?${AGAINST}&${LINE}&at=(1,1)`);
  await table.expectHeaps(0, 1, 1);
  await table.turned.getByRole("button").click();
  await mexplorer.expectAddress(`nim(2,3,4)?${AGAINST}&${LINE}&at=(2,3,4)`);
  await table.expectHeaps(2, 3, 4);
  await expect(table.says).toHaveText("Your move.");
  await table.stone(3, 2).click();
  await expect(table.says).toHaveText(/^The computer’s move: .+\. Your move\.$/);
  await expect(table.turned).toHaveCount(0);
  await expect(table.course).toHaveCount(3);
});

test("the game is shared with its link", async ({ mexplorer, page }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(2,3,4)", "view=board&line=(2,3,3),(3,3)");
  await page.getByRole("button", { name: "Share" }).click();
  const sheet = page.getByRole("dialog", { name: "Share" });
  await sheet.getByText("Link", { exact: true }).first().click();
  await expect(sheet.getByRole("textbox", { name: "The game as it was played" })).toHaveValue(
    "nim(2,3,4): (2,3,3) → (3,3)",
  );
  await expect(sheet.getByRole("button", { name: "Copy the game" })).toBeVisible();
});
