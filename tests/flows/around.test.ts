// The part of the graph around the selected position: asked for, made larger, looked around in, and left again.
import { expect, test } from "../browser/fixture.ts";

test("a link opens the part, and the table has all positions", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(3,4,5)?at=(1,2,3)&around=2&middle=(1,3,5)");
  await expect(mexplorer.nodes).toHaveCount(30);
  await mexplorer.expectSelected("(1,2,3)");
  await mexplorer.choose("Table");
  await expect(mexplorer.counts).toContainText("48 positions");
  await expect(page.getByRole("radiogroup", { name: "Around (1,3,5)" })).toHaveCount(0);
  await mexplorer.choose("Graph");
  await expect(mexplorer.nodes).toHaveCount(30);
  await mexplorer.follow("nim(3,4,5)");
  await expect(mexplorer.nodes).toHaveCount(48);
});

test("it is said in Chinese as well", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(3,4,5)?lang=zh&at=(1,3,5)");
  await mexplorer.button("只看所选局面周围").click();
  await expect(mexplorer.counts).toContainText("48 个局面中的 14 个");
  await expect(page.getByRole("radiogroup", { name: "围绕 (1,3,5)" }).getByRole("radio")).toHaveCount(3);
  await mexplorer.button("全图").click();
  await expect(mexplorer.nodes).toHaveCount(48);
});

test("a figure alone shows a part, and leads back", async ({ page }) => {
  await page.goto("/embed.html#nim(3,4,5)?around=1&middle=(1,3,5)");
  const nodes = page.locator(".nodes .node");
  await expect(nodes).toHaveCount(14);
  await page.getByRole("button", { name: "Whole graph" }).click();
  await expect(nodes).toHaveCount(48);
});

test("while values are hidden, nothing in a part tells of them", async ({ mexplorer, page }) => {
  const told: string[] = [];
  for (const play of ["", "play=misere&"]) {
    await mexplorer.open(`nim(3,4,5)?${play}hide=values&at=(1,3,5)&around=2`);
    await expect(mexplorer.nodes).toHaveCount(30);
    await expect(page.locator(".node:not(.hidden)")).toHaveCount(0);
    const stage = page.locator("mex-graph .stage").first();
    const said =
      (await stage.ariaSnapshot()) + (await page.locator(".counts, .around").allInnerTexts()).join();
    // How much it is enlarged follows from the room that the rule in words leaves.
    told.push(said.replace(/ × [\d.]+/, ""));
  }
  expect(told[0]).toBe(told[1]);
});
