// Readable for everyone: what axe finds, a page without motion, words for a screen reader, large type.
import { expect, test } from "../browser/fixture.ts";
import { listening } from "../browser/utterances.ts";

test("a selected position is told to a screen reader", async ({ mexplorer, page }) => {
  const said = await listening(page);
  await mexplorer.open();
  await said();
  await mexplorer.option("(2,3)").click();
  await expect.poll(said).toEqual(["(2,3) can be won: move to (2,2). Grundy value 1."]);
});

test("a summary comes first: what is shown, what is selected, and what can be done now", async ({
  mexplorer,
  page,
}) => {
  const summary = page.getByRole("region", { name: "Summary" });
  await mexplorer.open("nim(1,2,3)");
  await expect(summary).toContainText("Nim (1,2,3), normal play");
  await expect(summary).toContainText("14 positions");
  await expect(summary).toContainText("(1,2,3) is lost for whoever moves");
  await expect(summary).toContainText("arrow keys follow moves");
  await mexplorer.open("nim(1,2,3)?at=()");
  await expect(summary).toContainText("No move is left");
  await mexplorer.open("nim(1,2,3)?hide=values");
  await expect(summary).toContainText("Values are hidden");
  await expect(summary).toContainText("Selected: (1,2,3).");
  await expect(summary).not.toContainText("lost");
  await mexplorer.open("nim(1,2,3)?step=3");
  await expect(summary).toContainText("Page Down labels the next one");
  await mexplorer.open("?lesson=why-lost");
  await expect(summary).toContainText("A lesson is open");
  for (const [view, hint] of [
    ["table", "Every position is a row"],
    ["board", "Enter makes it"],
    ["theorems", "checked against search"],
  ] as const) {
    await mexplorer.open(`nim(1,2,3)?view=${view}`);
    await expect(summary).toContainText(hint);
  }
  await mexplorer.open("nim(1,2,3)?lang=zh");
  await expect(page.getByRole("region", { name: "概要" })).toContainText("方向键沿走法移动");
});
