// Graphs that are too large for nodes, to send or to search: the page says which, and what still works works.
import { expect, pressAtOnce, test } from "./fixture.ts";

test("a graph too large for nodes is painted and counted, and its positions are explained and played", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(20,20,20)");
  await expect(page.locator("section.far")).toBeVisible();
  await expect(mexplorer.counts).toContainText("1,771 positions");
  await expect(mexplorer.nodes).toHaveCount(0);
  await expect(mexplorer.panel).toContainText("Grundy value 20");
  await mexplorer.panel.locator(".plain").getByRole("button").click();
  await mexplorer.expectSelected("(20,20)");
  await mexplorer.expectLine("(20,20,20)", "[(20,20)]");
  await mexplorer.expectAddress("nim(20,20,20)?line=(20,20)");
  await mexplorer.button("Undo").click();
  await mexplorer.expectSelected("(20,20,20)");
});

test("the largest picture that is drawn has all its positions", async ({ mexplorer }) => {
  // 20·21·22/6 positions lie below 19, 19, 19: more than 1,500, which are painted; below 18, 18, 18 there are 1,330.
  await mexplorer.open("nim(18,18,18)");
  await expect(mexplorer.nodes).toHaveCount(1330);
  // So that the labels can be read, only what is around the start is in view.
  await mexplorer.button("Fit").click();
  await mexplorer.node("(18,18)").click();
  await mexplorer.expectSelected("(18,18)");
  await mexplorer.expectLine("(18,18,18)", "[(18,18)]");
});

test("after a link was given up the address is that of the game that is shown", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open();
  await mexplorer.option("(2,3)").click();
  await mexplorer.expectAddress("nim(1,2,3)?line=(2,3)");
  const cancelled = pressAtOnce(page, "Cancel");
  await mexplorer.follow("nim(85,85,85)");
  await cancelled;
  await expect(mexplorer.nodes).toHaveCount(14);
  await mexplorer.expectAddress("nim(1,2,3)?line=(2,3)");
});
