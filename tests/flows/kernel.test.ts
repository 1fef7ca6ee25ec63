// A set of positions that may be the kernel: put together by mouse and by keyboard, judged at every change, in both languages.
import type { Locator } from "@playwright/test";
import { expect, test, type Mexplorer } from "../browser/fixture.ts";

const bar = ({ page }: Mexplorer): Locator => page.getByRole("group", { name: /^(Kernel|核)$/ });
const said = (mexplorer: Mexplorer): Locator => bar(mexplorer).locator("[data-says]");

test("under other conventions it is said that the kernel is about normal play, and no hidden value is told", async ({
  mexplorer,
}) => {
  const stages: string[] = [];
  for (const [play, note] of [
    ["", undefined],
    ["play=misere&", "This game is played misère. The kernel is about normal play on the same graph."],
    ["play=first-stuck&players=3&", "This game has several players."],
  ] as const) {
    await mexplorer.open(`nim(1,2,3)?${play}color=outcome&hide=values&kernel=(),(1,1),(2,2),(1,2,3)`);
    await expect(said(mexplorer)).toContainText("So the set is the kernel.");
    if (note) await expect(bar(mexplorer)).toContainText(note);
    else await expect(bar(mexplorer).locator(".note")).toHaveCount(0);
    const stage = await mexplorer.page
      .locator("mex-graph .layers .nodes")
      .evaluate((element) => element.outerHTML.replace(/<!--.*?-->/gs, "").replace(/lit\$\d+\$/g, ""));
    stages.push(stage);
  }
  expect(stages[1]).toBe(stages[0]);
});

test("where only a part of the graph is there, a smaller one is asked for", async ({ mexplorer }) => {
  await mexplorer.open("nim(400,500,600)?hide=values&kernel={}");
  await expect(bar(mexplorer)).toContainText("choose a smaller start");
  await bar(mexplorer).getByRole("button", { name: "Close the kernel" }).click();
  await expect(bar(mexplorer)).toHaveCount(0);
});
