// Graphs that are too large for nodes, to send or to search: the page says which, and what still works works.
import { expect, test } from "../browser/fixture.ts";

test("beyond search a theorem explains, the limit is named, and the first move listed wins", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open();
  await mexplorer.drawPosition("100,100,100,100");
  await expect(page.getByRole("main")).toContainText("More than 200,000 positions can be reached");
  await expect(mexplorer.panel).toContainText("Found heap by heap, not by search");
  await mexplorer.drawPosition("9007199254740991, 5");
  await mexplorer.expectSelected("(5,9007199254740991)");
  await expect(mexplorer.panel).toContainText("By theorem, not by search");
  await expect(mexplorer.panel).toContainText("The first 1,000 of 9,007,199,254,740,996 options are listed.");
  await expect(mexplorer.panel).toContainText(
    "Winning move: take 9,007,199,254,740,986 from the heap of 9,007,199,254,740,991",
  );
  await mexplorer.option("(5,5)").click();
  await mexplorer.expectLine("(5,9007199254740991)", "[(5,5)]");
  await mexplorer.open("nim(4503599627370496,4503599627370496)?color=outcome");
  await expect(mexplorer.panel.locator(".plain")).toContainText(
    "This position is lost for whoever moves: every move leaves a position the other player can win.",
  );
  const rows = mexplorer.panel.locator(".answers").getByRole("listitem");
  await expect(rows.nth(2)).toHaveText(/\(2,4503599627370496\)\s*→\s*\(2,2\)/);
  await mexplorer.button("The answer to (2,4503599627370496): (2,2), P-position").click();
  await mexplorer.expectSelected("(2,2)");
});

test("beyond search a proved period explains, says why, and the first move listed wins", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("kayles(100000)");
  await expect(page.getByRole("main")).toContainText("More than 200,000 positions can be reached");
  await expect(mexplorer.panel).toContainText("By a proved period, not by search");
  await expect(mexplorer.panel).toContainText(
    "The values of single heaps have the period 12 from the heap 71 on.",
  );
  await expect(mexplorer.panel).toContainText("100,000 leaves the remainder 4 by 12, and so does 76");
  await expect(mexplorer.panel).toContainText("2·71 + 2·12 + 2 = 168");
  await mexplorer.panel.locator(".plain").getByRole("button").first().click();
  await expect(mexplorer.panel).toContainText("is lost for whoever moves");
  await mexplorer.open("subtraction[set={1,3,4}](9007199254740991)?lang=zh");
  await expect(mexplorer.panel).toContainText("由已证明的周期得出，未经搜索");
  await expect(mexplorer.panel).toContainText("单堆的值以 7 为周期。");
  await expect(mexplorer.panel).toContainText(
    "9,007,199,254,740,991 与 3 除以 7 都余 3，因此这两堆的值相同。",
  );
});

test("what no method reaches is refused with the limit, and the picture stays", async ({ mexplorer }) => {
  await mexplorer.open("bash[m=100](1,2,3)?play=first-stuck&players=3&line=(2,3)");
  await mexplorer.drawPosition("100,100,100,100");
  await expect(mexplorer.fault).toHaveText(
    "Position: 4,598,126 positions can be reached from here; at most 200,000 are searched.",
  );
  await expect(mexplorer.nodes).toHaveCount(14);
  await mexplorer.expectLine("(1,2,3)", "[(2,3)]");
  await mexplorer.expectAddress("bash[m=100](1,2,3)?play=first-stuck&players=3&line=(2,3)");
  await mexplorer.drawPosition("2,2");
  await expect(mexplorer.fault).toHaveCount(0);
  await expect(mexplorer.nodes).toHaveCount(6);
});

test("another convention that no method reaches is refused, and the old one stays chosen", async ({
  mexplorer,
}) => {
  await mexplorer.open("bash[m=100](100,100,100,100)");
  await mexplorer.choosePlay("3 players");
  await expect(mexplorer.fault).toContainText("at most 200,000 are searched");
  await mexplorer.expectPlay("normal play");
  await mexplorer.expectSelected("(100,100,100,100)");
});

test("long work tells how far it is and can be given up, and everything stays as it was", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,3)?line=(2,3)");
  const said = await mexplorer.whatIsSaid();
  await mexplorer.drawPosition("85,85,85");
  const cancel = mexplorer.button("Cancel");
  await expect(page.locator("[data-begins]").filter({ has: cancel })).toContainText(
    /[\d,]+ positions and [\d,]+ moves so far/,
  );
  await cancel.click();
  await expect(cancel).toHaveCount(0);
  await expect(mexplorer.nodes).toHaveCount(14);
  await mexplorer.expectLine("(1,2,3)", "[(2,3)]");
  await mexplorer.expectAddress("nim(1,2,3)?line=(2,3)");
  // What was typed may be corrected; all else is as before.
  await expect(mexplorer.position).toHaveValue("85,85,85");
  await mexplorer.position.fill("(1,2,3)");
  expect(await mexplorer.whatIsSaid()).toBe(said);
  // The worker has let go of it: the next game is there at once.
  await mexplorer.drawPosition("3,3");
  await expect(mexplorer.nodes).toHaveCount(10);
});
