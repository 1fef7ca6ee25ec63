// A line of moves by mouse and by keyboard.
import { expect, test } from "../browser/fixture.ts";

test.beforeEach(async ({ mexplorer }) => {
  await mexplorer.open();
});

test("the end of the game says who has lost", async ({ mexplorer }) => {
  await mexplorer.node("(1,2)").click();
  await mexplorer.node("(1,1)").click();
  await mexplorer.node("(1)").click();
  await mexplorer.node("()").click();
  await mexplorer.expectSelected("()");
  await expect(mexplorer.panel).toContainText(
    "No move is left in (): whoever should move now has lost. The second player made the last move and has won.",
  );
  await mexplorer.expectLine("(1,2,3)", "(1,2)", "(1,1)", "(1)", "[()]");
});

test("a place on the line can be gone back to, and another move from there replaces the rest", async ({
  mexplorer,
}) => {
  await mexplorer.node("(2,3)").click();
  await mexplorer.node("(2,2)").click();
  await mexplorer.line.getByRole("button", { name: "(2,3)", exact: true }).click();
  await mexplorer.expectLine("(1,2,3)", "[(2,3)]", "(2,2)");
  await mexplorer.option("(1,2)").click();
  await mexplorer.expectLine("(1,2,3)", "(2,3)", "[(1,2)]");
  await expect(mexplorer.button("Redo")).toBeDisabled();
});

test("a position that is no option is only looked at, and the line is gone back to", async ({
  mexplorer,
}) => {
  const { panel } = mexplorer;
  await mexplorer.node("(1,1)").click();
  await mexplorer.expectSelected("(1,1)");
  await expect(panel).toContainText("Looking at (1,1) · back to (1,2,3)");
  await mexplorer.expectLine("(1,2,3)");
  await mexplorer.expectAddress("nim(1,2,3)?at=(1,1)");
  // There is no move that could be taken back.
  await expect(mexplorer.button("Undo")).toBeDisabled();
  await expect(mexplorer.button("Redo")).toBeDisabled();
  // What is offered there is looked at, too.
  await expect(mexplorer.option("(1)")).toHaveAccessibleName(/^Look at \(1\), N-position/);
  await mexplorer.option("(1)").press("Enter");
  await mexplorer.expectSelected("(1)");
  await expect(mexplorer.heading).toBeFocused();
  await mexplorer.button("back to (1,2,3)").press("Enter");
  await mexplorer.expectSelected("(1,2,3)");
  await expect(mexplorer.heading).toBeFocused();
  await mexplorer.expectLine("[(1,2,3)]");
  await expect(panel).not.toContainText("Looking at");
});

test("looking elsewhere leaves the moves made, which are taken back from there", async ({ mexplorer }) => {
  await mexplorer.open("nim(1,2,3)?line=(2,3),(2,2)&at=(1,1)");
  await expect(mexplorer.panel).toContainText("Looking at (1,1) · back to (2,2)");
  await mexplorer.button("Undo").click();
  await mexplorer.expectLine("(1,2,3)", "[(2,3)]", "(2,2)");
  await mexplorer.expectSelected("(2,3)");
});

test("each move of a lost position has its answer, which is lit and looked at", async ({
  mexplorer,
  page,
}) => {
  const rows = mexplorer.panel.locator(".answers").getByRole("listitem");
  await expect(rows).toHaveCount(6);
  await expect(rows.filter({ hasText: "(1,2,2)" })).toHaveText(/^\s*\(1,2,2\)\s*→\s*\(2,2\)\s*$/);
  const answer = mexplorer.button("The answer to (1,2,2): (2,2), P-position");
  await answer.hover();
  await expect(page.locator(".ring.pointed")).toHaveAttribute("visibility", "visible");
  await answer.click();
  await expect(mexplorer.panel).toContainText("Looking at (2,2) · back to (1,2,3)");
  await mexplorer.expectLine("(1,2,3)");
});

test("of many moves that lose the first are shown, and a keyboard goes on at the next", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(9,9)?color=outcome");
  const rows = mexplorer.panel.locator(".answers .go.N");
  await expect(rows).toHaveCount(6);
  await mexplorer.button("Show 3 more").press("Enter");
  await expect(rows).toHaveCount(9);
  await expect(rows.nth(6)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(mexplorer.line.getByRole("listitem")).toHaveCount(2);
});

test("a won position names the moves that win it", async ({ mexplorer }) => {
  await mexplorer.open("nim(2,3)?color=outcome");
  await expect(mexplorer.panel.locator(".plain")).toHaveText(
    /^\(2,3\) can be won: move to\s+\(2,2\)\s*, where the other player loses\.$/,
  );
  await expect(mexplorer.panel.locator(".answers").getByRole("listitem")).toHaveCount(4);
  await mexplorer.option("(2,2)").press("Enter");
  await mexplorer.expectLine("(2,3)", "[(2,2)]");
});

test("at the end of misère play it is said that the last move has lost", async ({ mexplorer }) => {
  await mexplorer.open("nim(2)?play=misere");
  await mexplorer.option("(1)").click();
  await expect(mexplorer.panel).toContainText(/\(\)\s*the other player cannot move, and so wins/);
  await mexplorer.option("()").click();
  await expect(mexplorer.panel).toContainText(
    "No move is left in (): whoever should move now has won. The second player made the last move and has lost.",
  );
});

test("every winning move of the panel leads to a P-position", async ({ mexplorer }) => {
  await mexplorer.open("nim(3,4,5)");
  const winning = mexplorer.panel.locator(".plain").getByRole("button");
  await expect(winning).toHaveText(["(1,4,5)"]);
  await winning.click();
  await expect(mexplorer.panel).toContainText("(1,4,5) is lost for whoever moves");
});
